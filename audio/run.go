package audio

import (
	"runtime"
	"time"
)

const (
	check   = 500 * time.Millisecond // how often a device that is awake is asked whether it still works
	leaving = 120 * time.Millisecond // how long a suspended player takes to fade out before its device sleeps
)

// idle is how long nothing sounds before the device is put to sleep. A browser takes a moment to wake it, so there it is
// left awake for longer.
func idle() time.Duration {
	if runtime.GOOS == "js" {
		return 30 * time.Second
	}
	return 3 * time.Second
}

// run looks after the device: it waits until it is ready, lets it sleep while nothing sounds, and notices when it is lost.
// While the device sleeps, run only waits.
func (p *Player) run() {
	if p.out.Load() == nil && p.err == nil {
		p.prepare()
	}
	if p.err != nil {
		p.note(p.err)
		return
	}
	d := *p.out.Load()
	select {
	case <-d.Ready():
	case <-p.quit:
		return
	}
	if err := d.Err(); err != nil {
		p.note(err)
		return
	}
	d.Start(p.mixer)
	quit := make(chan struct{})
	defer close(quit)
	go p.bank.work(quit)
	p.live.Store(true)
	if err := p.tend(d, idle()); err != nil {
		p.note(err)
	}
}

// tend returns nil after Close, or the error by which the device was lost.
func (p *Player) tend(d device, idle time.Duration) error {
	awake, wasAway := true, false
	since := time.Now() // the last reason to be awake, or when it was suspended
	timer := time.NewTimer(check)
	defer timer.Stop()
	for {
		woken := false
		select {
		case <-p.quit:
			time.Sleep(leaving)
			_ = d.Suspend()
			return nil
		case <-p.wake:
			woken = true
		case <-timer.C:
		}
		away := p.mixer.away.Load()
		sounding := !p.mixer.quiet.Load() || p.mixer.musicOn()
		if away != wasAway || !away && (woken || sounding) {
			since = time.Now()
		}
		wasAway = away
		patience := idle
		if away {
			patience = leaving
		}
		switch rested := time.Since(since); {
		case awake && rested >= patience:
			awake = false
			p.asleep.Store(true)
			if err := d.Suspend(); err != nil {
				return err
			}
		case !awake && !away && rested < patience:
			awake = true
			p.asleep.Store(false)
			if err := d.Resume(); err != nil {
				return err
			}
		}
		if err := d.Err(); err != nil {
			return err
		}
		timer.Stop()
		if awake {
			timer.Reset(min(check, patience))
		}
	}
}
