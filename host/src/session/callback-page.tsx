import { Loading, PageHeader } from '@portal/ui'
import { lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../pictures/picture.tsx'
import { useHost } from '../start/host-context.ts'
import { dropErrand, returnFromErrand } from './errand.ts'
import { keptReturnTarget } from './return-target.ts'
import { type SignInProblem, signInProblemOf } from './sign-in-problem.ts'

const SignInFailure = lazy(() => import('./sign-in-failure.tsx'))

/**
 * Where the provider sends the customer back to. Reloads into the return target: now everything may be asked for. A
 * failure ends on the configured path, else here; nothing is tried again without the customer, so there is no loop.
 */
export function CallbackPage() {
  const { t } = useTranslation()
  const { config, session } = useHost()
  const [problem, setProblem] = useState<SignInProblem>()

  useEffect(() => {
    const { search } = location
    function fail(error?: unknown) {
      dropErrand()
      if (config.loginErrorPath) location.replace(config.loginErrorPath)
      else setProblem(signInProblemOf(error, search))
    }
    function finish() {
      // The SDK looks at an answer only if it has a state.
      if (new URLSearchParams(search).has('error')) return fail()
      returnFromErrand(session.account)
      location.replace(keptReturnTarget())
    }
    session.completeSignIn().then(finish, fail)
  }, [config, session])

  if (problem) return <SignInFailure problem={problem} returnTo={keptReturnTarget()} />
  return (
    <Loading>
      <Picture name="welcome" />
      <PageHeader title={t('signIn.title')}>{t('signIn.completing')}</PageHeader>
    </Loading>
  )
}
