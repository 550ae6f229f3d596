import { Skeleton } from '@portal/ui'
import { RetryNote } from '../failures/retry-note.tsx'

interface TopicHeadlineProps {
  /** Undefined until its data is loaded. */
  text: string | undefined
  /** The failed query. */
  failed?: { refetch: () => unknown; isFetching: boolean } | undefined
}

/** The headline of a topic, or a retry in this card alone. */
export function TopicHeadline({ text, failed }: TopicHeadlineProps) {
  if (text) return <p>{text}</p>
  if (!failed) return <Skeleton lines={1} />
  return <RetryNote onRetry={failed.refetch} retrying={failed.isFetching} />
}
