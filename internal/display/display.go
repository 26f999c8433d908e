// Package display ends a program that needs a display where there is none, with a sentence. Without it Ebitengine panics
// while packages are initialised, before main has begun. It works when it is imported, for its effect, by main.
//
// Go initialises packages in the order of their import paths, each as soon as all that it imports has been. This one imports
// only syscall, so it comes before time, which os imports and with it all that draws. It must not import more.
package display
