import { Button, PageHeader } from '@portal/ui'
import { Picture } from '../pictures/picture.tsx'

interface LinkingFailureProps {
  title: string
  text: string
  retry: string
  onRetry: () => void
}

/** A failure that a retry can resolve. */
export function LinkingFailure({ title, text, retry, onRetry }: LinkingFailureProps) {
  return (
    <>
      <Picture name="noAnswer" />
      <PageHeader title={title}>{text}</PageHeader>
      <div>
        <Button onClick={onRetry}>{retry}</Button>
      </div>
    </>
  )
}
