import { Button, PageHeader } from '@portal/ui'
import { Picture } from '../pictures/picture.tsx'
import { texts } from './account-linking.de.ts'

interface LinkingFailureProps {
  title: string
  text: string
  onRetry: () => void
}

/** What goes away by itself: nobody has to begin anew. */
export function LinkingFailure({ title, text, onRetry }: LinkingFailureProps) {
  return (
    <>
      <Picture name="noAnswer" />
      <PageHeader title={title}>{text}</PageHeader>
      <div>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </div>
    </>
  )
}
