import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { withLoadTimeout } from './load-timeout.ts'
import { refetchFailedFile } from './refetch.ts'

export type PartContent<Props> = LazyExoticComponent<ComponentType<Props>>

/** Loads the chunk whose default export is the part. */
export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the portal that is loaded when it is first shown. */
export interface LazyPart<Props> {
  /** Suspends while it is loaded; the same component on every call. */
  content(): PartContent<Props>
  /** Drops the failed content, so that the next call of `content` loads again. */
  drop(): void
  /** Runs before a retry by the customer. */
  prepareRetry(error: unknown): Promise<unknown>
  /** Whether the next content is another version, which is shown at once and not after a retry. */
  hasFallback?(): boolean
}

/** A part that is one chunk. It fails when it is not loaded in time; a retry fetches its file anew. */
export function createLazyPart<Props = object>(load: LoadPart<Props>): LazyPart<Props> {
  const start = () => lazy(() => withLoadTimeout(load()))
  let content = start()
  return {
    content: () => content,
    drop() {
      content = start()
    },
    prepareRetry: refetchFailedFile,
  }
}
