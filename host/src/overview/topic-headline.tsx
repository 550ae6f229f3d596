import { Skeleton } from '@portal/ui'
import { RetryNote } from '../failures/retry-note.tsx'

interface TopicHeadlineProps {
  /** Undefined as long as what it is made from is not there. */
  text: string | undefined
  /** What is to be asked again when it failed. */
  failed?: { refetch: () => unknown; isFetching: boolean } | undefined
}

/** What the customer comes for. When it cannot be said, this card alone says so and offers the retry. */
export function TopicHeadline({ text, failed }: TopicHeadlineProps) {
  if (text) return <p>{text}</p>
  if (!failed) return <Skeleton lines={1} />
  return <RetryNote onRetry={failed.refetch} retrying={failed.isFetching} />
}
