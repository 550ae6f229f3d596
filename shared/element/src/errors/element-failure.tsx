import { ErrorState } from '@portal/ui'
import { elementErrors, sessionEnded } from './element-errors.ts'
import type { Failure } from './find-failure.ts'

interface ElementFailureProps {
  code: Failure['code']
  onRetry: () => void
}

/** What the customer reads instead of their data. */
export function ElementFailure({ code, onRetry }: ElementFailureProps) {
  const shown = code === 'session-ended' ? sessionEnded : elementErrors[code].shown
  return (
    <ErrorState level={2} title={shown?.title} onRetry={onRetry}>
      {shown?.text}
    </ErrorState>
  )
}
