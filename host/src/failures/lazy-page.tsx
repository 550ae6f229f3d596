import { createLazyPart, type LazyPart, LazyPlace } from '@portal/portal'
import type { AbsentPageProps } from './absent-page.tsx'
import { NoAnswerPage } from './no-answer-page.tsx'

const showFailure = (retry: () => void, retrying: boolean) => (
  <NoAnswerPage onRetry={retry} retrying={retrying} />
)

/** A page that is loaded when it is first shown. */
export function LazyPage({ page }: { page: LazyPart<object> }) {
  return (
    <LazyPlace part={page} failure={showFailure}>
      {(Page) => <Page />}
    </LazyPlace>
  )
}

const absentPage = createLazyPart<AbsentPageProps>(
  () => import(/* webpackChunkName: "absent-page" */ './absent-page.tsx'),
)

/** Shown instead of a page that is not there. */
export function AbsentPage(props: AbsentPageProps) {
  return (
    <LazyPlace part={absentPage} failure={showFailure}>
      {(Page) => <Page {...props} />}
    </LazyPlace>
  )
}
