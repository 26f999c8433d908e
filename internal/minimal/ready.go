//go:build !js

package main

func ready() {}
