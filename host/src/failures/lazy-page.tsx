import { createLazyPart, type LazyPart, LazyPlace } from '@portal/portal'
import { NoAnswerPage } from './no-answer-page.tsx'

/** A page that is loaded when it is first shown. */
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

const notFoundPage = createLazyPart(() => import(/* webpackChunkName: "not-found" */ './not-found-page.tsx'))

export const NotFoundPage = () => <LazyPage page={notFoundPage} />
