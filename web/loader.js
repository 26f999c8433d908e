// Loads the game: fetches it with a progress bar, unpacks it, runs it, and says in words what is wrong when
// something is. The page's state is in <html data-state>: loading, running, failed or ended.
//
// The game is one gzip file under a neutral name, because a static host may know nothing of WebAssembly or of
// compressed files: whatever type it is sent with, it is unpacked here and compiled while it comes in.
(() => {
  'use strict';

  const script = document.currentScript;
  const url = script.dataset.game;
  const size = Number(script.dataset.size) || 0;           // bytes of the gzip file, known when it was built
  const patience = Number(script.dataset.patience) || 20000; // ms without a byte before a download counts as stalled

  const $ = id => document.getElementById(id);
  const root = document.documentElement;
  const MB = n => (n / 1e6).toFixed(1);

  // A Problem is something to tell the player; anything else that is thrown is a fault of the page.
  class Problem extends Error {
    constructor(what, why, detail = '') { super(what); Object.assign(this, { what, why, detail }); }
  }

  function show(state) { root.dataset.state = state; }

  function progress(share, words) {
    const percent = Math.round(share * 100);
    $('fill').style.width = percent + '%';
    $('bar').setAttribute('aria-valuenow', percent);
    document.querySelectorAll('#pieces g').forEach((g, i) => g.classList.toggle('lit', share * 5 >= i + 0.9));
    $('status').textContent = words;
  }

  let again = () => {};
  function tell(state, p, retry, button = 'Try again') {
    if (root.dataset.state === 'failed' || root.dataset.state === 'ended') return; // what was first is the cause
    show(state);
    $('loading').hidden = true;
    $('problem').hidden = false;
    $('what').textContent = p.what;
    $('why').textContent = p.why;
    $('detail').textContent = p.detail;
    $('again').textContent = button;
    again = retry;
    $('again').focus();
  }
  $('again').addEventListener('click', () => again());
  const reload = () => { show('loading'); location.reload(); };

  const advice = 'A current Firefox, Chrome, Edge or Safari has it.';

  // What the game can't do without.
  function requirements() {
    if (location.protocol === 'file:')
      throw new Problem('The page needs a web server', 'It was opened as a file, and browsers don\'t let a file load the game. In the game\'s folder, "make play" starts a server and prints the address.');
    if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming)
      throw new Problem('This browser can\'t run the game', 'It has no WebAssembly, or it is switched off. ' + advice);
    if (typeof DecompressionStream !== 'function')
      throw new Problem('This browser is too old for the game', 'It can\'t unpack the download (it has no DecompressionStream). ' + advice);
    if (typeof Go !== 'function')
      throw new Problem('A part of the page is missing', 'The file wasm_exec.js could not be loaded.');
  }

  function drawing() {
    let gl = null;
    try { gl = document.createElement('canvas').getContext('webgl2'); } catch { /* the same as none */ }
    if (!gl)
      throw new Problem('This browser can\'t draw the game', 'It has no WebGL 2. Perhaps graphics acceleration is switched off in its settings, or the graphics driver is blocked. ' + advice);
    // Browsers allow only a few contexts: give this one back at once.
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  // download fetches the game and returns its bytes as they come, unpacked. The promise rejects, and the stream
  // errs, with a Problem.
  async function download() {
    const abort = new AbortController();
    let got = 0, total = size, timer = 0, stalled = false, stopped = null;
    const lost = () => stalled
      ? new Problem('The download has stalled', `Nothing has arrived for ${Math.round(patience / 1000)} s${got ? `, at ${MB(got)} of ${MB(total)} MB` : ''}. Please check the connection.`)
      : new Problem('The download failed', (got ? `The connection broke at ${MB(got)} of ${MB(total)} MB. ` : 'The server could not be reached. ') + 'Please check the connection.');
    const waiting = () => {
      clearTimeout(timer);
      timer = setTimeout(() => { stalled = true; abort.abort(); }, patience);
    };

    let answer;
    waiting();
    try {
      answer = await fetch(url, { signal: abort.signal });
    } catch {
      clearTimeout(timer);
      throw lost();
    }
    if (!answer.ok) {
      clearTimeout(timer);
      abort.abort();
      throw new Problem('The download failed', `The server answered ${answer.status}${answer.statusText ? ' ' + answer.statusText : ''} instead of sending the game.`);
    }
    // The length is that of the file, unless the host has packed it once more.
    if (!answer.headers.get('Content-Encoding')) total = Number(answer.headers.get('Content-Length')) || size;

    const reader = answer.body.getReader();
    const pull = async out => {
      let part;
      waiting();
      try {
        part = await reader.read();
      } catch {
        stopped = lost();
        return out.error(stopped);
      } finally {
        clearTimeout(timer);
      }
      if (part.done) {
        progress(1, 'Setting the table …');
        return out.close();
      }
      got += part.value.length;
      progress(Math.min(1, total ? got / total : 0), total ? `${MB(got)} of ${MB(total)} MB` : `${MB(got)} MB`);
      out.enqueue(part.value);
    };
    const counted = new ReadableStream({ pull, cancel: () => { clearTimeout(timer); abort.abort(); } });
    return { body: counted.pipeThrough(new DecompressionStream('gzip')), problem: () => stopped };
  }

  async function load() {
    requirements();
    const game = new Go();
    const coming = download();
    // The first WebGL context wakes the browser's graphics up, which takes a while: time that the download needs
    // anyway. The game's own context then comes quickly.
    try {
      drawing();
    } catch (e) {
      coming.then(d => d.body.cancel(), () => {});
      throw e;
    }
    const { body, problem } = await coming;
    let wasm;
    try {
      wasm = await WebAssembly.instantiateStreaming(
        new Response(body, { headers: { 'Content-Type': 'application/wasm' } }), game.importObject);
    } catch (e) {
      throw problem() || new Problem('The game could not be read', 'What has arrived is not the whole game, or there is too little memory for it.', String(e?.message || e));
    }
    performance.mark('quintet-compiled');
    return { game, instance: wasm.instance };
  }

  // run starts the game. From here on only a new page can start it again.
  function run({ game, instance }) {
    // What the program says last is the best report of a crash.
    let said = '';
    const write = globalThis.fs.writeSync, decoder = new TextDecoder();
    globalThis.fs.writeSync = (fd, bytes) => {
      if (fd === 2) said = (said + decoder.decode(bytes, { stream: true })).slice(-20000);
      return write(fd, bytes);
    };
    const crashed = detail => tell('failed', new Problem('The game has stopped', 'A fault in the program ended it. Starting it again usually helps.', detail), reload);
    const reason = () => (said.match(/^(panic|fatal error): .*$/m) || said.trim().split('\n').slice(-1))[0].slice(0, 300);

    game.exit = code => code === 0
      ? tell('ended', new Problem('The game is over', 'It was closed.'), reload, 'Start again')
      : crashed(reason() || `exit code ${code}`);
    // A trap inside WebAssembly (out of memory, say) is thrown into whichever callback was running.
    addEventListener('error', e => {
      if (e.error instanceof WebAssembly.RuntimeError || e.error instanceof RangeError) crashed(String(e.error.message));
    });
    game.run(instance).catch(e => crashed(String(e?.message || e)));
  }

  // The game calls this when it has drawn its first frame. Two animation frames later that frame is on the
  // screen, and the cover may go.
  window.quintetReady = () => {
    window.quintetReady = () => {};
    requestAnimationFrame(() => requestAnimationFrame(() => {
      performance.mark('quintet-shown');
      if (root.dataset.state === 'loading') show('running');
    }));
  };

  function start() {
    show('loading');
    $('problem').hidden = true;
    $('loading').hidden = false;
    progress(0, 'Loading …');
    load().then(run).catch(e => tell('failed',
      e instanceof Problem ? e : new Problem('The game could not be started', 'Something unexpected went wrong.', String(e)),
      typeof Go === 'function' ? start : reload));
  }

  // Mobile browsers change the visible size without a resize event, and Ebitengine measures only then. It clears
  // the picture at each, so it is told of real changes alone.
  let width = 0, height = 0;
  const measured = () => {
    const same = width === document.body.clientWidth && height === document.body.clientHeight;
    [width, height] = [document.body.clientWidth, document.body.clientHeight];
    return same;
  };
  measured();
  addEventListener('resize', measured, true);
  new ResizeObserver(() => { if (!measured()) dispatchEvent(new Event('resize')); }).observe(document.body);

  // Safari zooms by gesture events even where touch-action forbids it.
  for (const type of ['gesturestart', 'gesturechange', 'gestureend'])
    addEventListener(type, e => e.preventDefault(), { passive: false });

  // Ebitengine takes every key from the browser. Those that belong to the browser (reload, full screen, the
  // inspector, a new tab, its zoom) are kept from it, except undo and redo.
  addEventListener('keydown', e => {
    const browsers = ['F5', 'F11', 'F12'].includes(e.key) ||
      ((e.ctrlKey || e.metaKey) && !e.altKey && !['z', 'y', 'Control', 'Meta', 'Shift'].includes(e.key.length === 1 ? e.key.toLowerCase() : e.key));
    if (browsers) e.stopPropagation();
  }, true);

  // Ebitengine reads the device pixel ratio once. When it changes (the browser's zoom, another monitor) the
  // picture is scaled and a little soft. A new page would be sharp, but would lose the game on the table as
  // long as none is saved, so the page is left as it is.

  start();
})();
