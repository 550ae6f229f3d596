import { type ReactNode, useEffect, useState, useTransition } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import type { LazyPart, PartContent } from './lazy-part.ts'

interface LazyPlaceProps<Props> {
  part: LazyPart<Props>
  /** Shown while the part cannot be loaded, also during a retry. */
  failure: (retry: () => void, retrying: boolean) => ReactNode
  children: (Content: PartContent<Props>) => ReactNode
}

/** Drops the failure on unmount, so that the next visit loads the part again. */
function Failure<Props>({ part, children }: { part: LazyPart<Props>; children: ReactNode }) {
  useEffect(() => () => part.dropFailure(), [part])
  return children
}

/** Shows a lazy part inside an error boundary, with a retry. */
export function LazyPlace<Props>({ part, failure, children }: LazyPlaceProps<Props>) {
  const [attempt, setAttempt] = useState(0)
  const [retrying, startRetry] = useTransition()

  function retry() {
    part.dropFailure()
    startRetry(() => setAttempt((last) => last + 1))
  }

  return (
    <FailureBoundary key={attempt} fallback={<Failure part={part}>{failure(retry, retrying)}</Failure>}>
      {children(part.content())}
    </FailureBoundary>
  )
}
