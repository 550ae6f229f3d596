import { type ReactNode, useEffect, useState, useTransition } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import type { LazyPart, PartContent } from './lazy-part.ts'

interface LazyPlaceProps<Props> {
  part: LazyPart<Props>
  /** What stands there instead while the part cannot be shown, and while it is tried again. */
  failure: (retry: () => void, retrying: boolean) => ReactNode
  children: (Content: PartContent<Props>) => ReactNode
}

/** Coming back to the page loads the part again. */
function Failure<Props>({ part, children }: { part: LazyPart<Props>; children: ReactNode }) {
  useEffect(() => () => part.dropFailure(), [part])
  return children
}

/** The place of a part: nothing else falls with it, and it can be tried again while everything around it stays. */
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
