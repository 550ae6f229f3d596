import { lazyPage, usePortal } from '@portal/portal'
import css from './journey-page.module.css'

const CodeForm = lazyPage(() => import(/* webpackChunkName: "code-entry" */ './code-entry/code-form.tsx'))
const WelcomePage = lazyPage(
  () => import(/* webpackChunkName: "code-entry" */ './code-entry/welcome-page.tsx'),
)
const LinkedAccountPage = lazyPage(
  () => import(/* webpackChunkName: "linked-account" */ './linked-account/linked-account-page.tsx'),
)

/** Shown without a code. A signed-in customer sees the linked brands, and can enter a code. */
export default function StartPage() {
  if (!usePortal().session) return <WelcomePage />
  return (
    <div className={css.start}>
      <LinkedAccountPage />
      <CodeForm />
    </div>
  )
}
