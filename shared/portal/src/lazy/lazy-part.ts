import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export type PartContent<Props> = LazyExoticComponent<ComponentType<Props>>

/** Loads the chunk whose default export is the part. */
export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the portal that is loaded when it is first shown. */
export interface LazyPart<Props> {
  /** Suspends while it is loaded; the same component on every call. */
  content(): PartContent<Props>
  /** Makes the next call of `content` load again after a failure. */
  dropFailure(): void
}

/** @param clear takes away what a failed load has left behind in the page */
export function createLazyPart<Props = object>(
  load: LoadPart<Props>,
  clear: () => void = () => undefined,
): LazyPart<Props> {
  let failed = false

  function start() {
    return lazy(() =>
      load().catch((error: unknown) => {
        failed = true
        throw error
      }),
    )
  }

  let content = start()
  return {
    content: () => content,
    dropFailure() {
      if (!failed) return
      failed = false
      content = start()
      clear()
    },
  }
}
