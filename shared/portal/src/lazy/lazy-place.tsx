import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import type { LazyPart } from './lazy-part.ts'

interface LazyPlaceProps<Props> {
  part: LazyPart<Props>
  /** Shown while the part cannot be loaded, also during a retry. */
  failure: (retry: () => void, retrying: boolean) => ReactNode
  children: (Content: LazyExoticComponent<ComponentType<Props>>) => ReactNode
}

interface FailureProps<Props> {
  part: LazyPart<Props>
  /** Shows the fallback of the part. */
  onFallback: () => void
  onRetry: () => void
  children: ReactNode
}

/**
 * Drops the failed content, so that a retry and the next visit load the part again. When the connection returns, it retries by
 * itself.
 */
function Failure<Props>({ part, onFallback, onRetry, children }: FailureProps<Props>) {
  const [hasFallback] = useState(() => part.hasFallback?.())
  // Before the browser paints, so that the customer does not see the failure of a part that has a fallback.
  useLayoutEffect(() => {
    part.drop()
    if (hasFallback) onFallback()
  }, [part, hasFallback, onFallback])
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return hasFallback ? null : children
}

/** Shows a lazy part inside an error boundary, with a retry. */
export function LazyPlace<Props>({ part, failure, children }: LazyPlaceProps<Props>) {
  const [attempt, setAttempt] = useState(0)
  const [retrying, startRetry] = useTransition()
  const loadAgain = useCallback(() => setAttempt((last) => last + 1), [])

  const retry = (error: unknown) =>
    startRetry(async () => {
      await part.prepareRetry(error)
      startRetry(loadAgain)
    })

  return (
    <FailureBoundary
      key={attempt}
      fallback={(error) => (
        <Failure part={part} onFallback={loadAgain} onRetry={() => retry(error)}>
          {failure(() => retry(error), retrying)}
        </Failure>
      )}
    >
      {children(part.content())}
    </FailureBoundary>
  )
}
