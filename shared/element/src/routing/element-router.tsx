import { type UnsavedInput, UnsavedInputQuestion } from '@portal/portal/host'
import { type ReactNode, startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router'
import { type Entries, entryOf } from './entries.ts'

export type ElementRouter = ReturnType<typeof createElementRouter>

interface RouterOptions {
  unsavedInput: UnsavedInput
  /** Makes a path of the portal from any. */
  normalize: (path: string) => string
}

/** The router of an element. It asks before a step loses unsaved input. */
export function createElementRouter(entries: Entries, { unsavedInput, normalize }: RouterOptions) {
  let shown = { location: entries.location, navigationType: NavigationType.Pop }
  /** Takes the step that waits for an answer. */
  let held: (() => void) | undefined
  const listeners = new Set<() => void>()

  const pathOf = (to: To) => normalize(typeof to === 'string' ? to : createPath(to))

  function tell() {
    for (const listener of listeners) listener()
  }

  function show(navigationType: NavigationType) {
    held = undefined
    shown = { location: entries.location, navigationType }
    tell()
  }

  function step(type: NavigationType, to: To, state: unknown) {
    const path = pathOf(to)
    const take = () => {
      entries[type === NavigationType.Push ? 'push' : 'replace'](entryOf(path, state))
      show(type)
    }
    if (!unsavedInput.any) return take()
    held = take
    tell()
  }

  entries.onStep((hold) => {
    if (!unsavedInput.any) return show(NavigationType.Pop)
    held = hold()
    tell()
  })

  const navigator: Navigator = {
    createHref: (to) => entries.href(pathOf(to)),
    go: (delta) => entries.go(delta),
    push: (to, state) => step(NavigationType.Push, to, state),
    replace: (to, state) => step(NavigationType.Replace, to, state),
  }

  return {
    navigator,
    shown: () => shown,
    held: () => held,
    /** The customer stays. */
    stay() {
      held = undefined
      tell()
    },
    leave() {
      unsavedInput.discard()
      held?.()
      held = undefined
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispose: entries.dispose,
  }
}

/** Renders the routes of the present path, and the question before input is lost. */
export function RoutedContent({ router, children }: { router: ElementRouter; children: ReactNode }) {
  const [shown, setShown] = useState(router.shown)
  const isHeld = useSyncExternalStore(router.subscribe, () => router.held() !== undefined)

  // As a transition, so that what is shown stays until a lazy page is loaded.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(router.shown()))
    follow()
    return router.subscribe(follow)
  }, [router])

  return (
    <Router {...shown} navigator={router.navigator}>
      {isHeld && <UnsavedInputQuestion onStay={router.stay} onLeave={router.leave} />}
      {children}
    </Router>
  )
}
