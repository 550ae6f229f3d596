import { createLazyPart } from '@portal/portal'
import { LazyPage } from './lazy-page.tsx'

const page = createLazyPart(() => import(/* webpackChunkName: "not-found" */ './not-found-page.tsx'))

export const NotFoundPage = () => <LazyPage page={page} />
