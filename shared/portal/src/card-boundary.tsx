import { Card, ErrorState, type HeadingLevel } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { FailureBoundary } from './lazy/failure-boundary.tsx'

interface CardBoundaryProps {
  /** Title of the card, shown also while its content is broken. */
  title: string
  level?: HeadingLevel
  /** Loads the data of the card again. */
  onRetry: () => Promise<unknown>
  children: ReactNode
}

/** An error boundary for one card: the other cards stay, and this one shows an error with a retry. */
export function CardBoundary({ title, level = 2, onRetry, children }: CardBoundaryProps) {
  const [attempt, setAttempt] = useState(0)
  const [retrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    await onRetry().catch(() => undefined)
    setRetrying(false)
    setAttempt((last) => last + 1)
  }

  return (
    <FailureBoundary
      key={attempt}
      fallback={() => (
        <Card title={title} level={level}>
          <ErrorState title="Das lässt sich gerade nicht anzeigen" onRetry={retry} retrying={retrying} />
        </Card>
      )}
    >
      {children}
    </FailureBoundary>
  )
}
