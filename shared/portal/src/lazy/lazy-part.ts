import { refetchFailedFile, withLoadTimeout } from '@portal/federation/loading'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/** Loads the chunk whose default export is the part. */
export type LoadPart<Props = object> = () => Promise<Module<Props>>

/** A part of the portal that is loaded when it is first shown. */
export interface LazyPart<Props> {
  /** Suspends only while it is loaded, because React shows a fallback for at least 300 ms; the same component on every call. */
  content(): LazyExoticComponent<ComponentType<Props>>
  /** Loads the part ahead. Never rejects: the place of the part shows a failure after loading it again. */
  prefetch(): Promise<void>
  /** Drops the failed content, so that the next call of `content` loads again. */
  drop(): void
  /** Runs before a retry by the customer. */
  prepareRetry(error: unknown): Promise<unknown>
  /** Whether the next content is another version, which is shown at once and not after a retry. */
  hasFallback?(): boolean
}

interface PartRules extends Pick<LazyPart<object>, 'prepareRetry' | 'hasFallback'> {
  /** Runs when failed content is dropped. */
  onDrop?(): void
}

/** A thenable that gives `lazy` its value at once, so that React renders it without suspending. */
const resolved = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: a Promise would give its value later.
  ({ then: (onResolved: (value: Value) => void) => onResolved(value) }) as Promise<Value>

/** A part that has its own limit of time and its own retry. */
export function createPart<Props = object>(
  load: LoadPart<Props>,
  { onDrop, ...rules }: PartRules,
): LazyPart<Props> {
  let loading: Promise<Module<Props>> | undefined
  let loaded: Module<Props> | undefined
  let content = lateContent()

  function start(): Promise<Module<Props>> {
    if (loading) return loading
    const started = load()
    loading = started
    // A failure that was rendered is React's already. Else the next call loads again.
    started.then(
      (module) => {
        if (loading === started) loaded = module
      },
      () => {
        if (loading === started) loading = undefined
      },
    )
    return started
  }

  function lateContent() {
    return lazy(() => (loaded ? resolved(loaded) : start()))
  }

  return {
    ...rules,
    content: () => content,
    async prefetch() {
      await start().catch(() => undefined)
    },
    drop() {
      loading = undefined
      loaded = undefined
      content = lateContent()
      onDrop?.()
    },
  }
}

/** A part that is one chunk. It fails when it is not loaded in time; a retry fetches its file anew. */
export const createLazyPart = <Props = object>(load: LoadPart<Props>): LazyPart<Props> =>
  createPart(() => withLoadTimeout(load()), { prepareRetry: refetchFailedFile })
