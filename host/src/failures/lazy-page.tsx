import { type LazyPart, LazyPlace } from '@portal/portal'
import { NoAnswerPage } from './no-answer-page.tsx'

/** A whole page that is loaded when it is first shown. */
export function LazyPage({ page }: { page: LazyPart<object> }) {
  return (
    <LazyPlace
      part={page}
      failure={(retry, retrying) => <NoAnswerPage onRetry={retry} retrying={retrying} />}
    >
      {(Page) => <Page />}
    </LazyPlace>
  )
}
