import { useTexts } from '@portal/text'
import { Loading, PageHeader } from '@portal/ui'
import { lazy, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { safeReturnTarget } from '../session/return-target.ts'
import { SignInNotConfiguredError } from '../session/sign-in-not-configured-error.ts'
import { useSession } from '../session/use-session.ts'
import { hostTexts } from '../texts.de.ts'
import type { SignInProblem } from './sign-in-problem.ts'

const SignInFailure = lazy(() => import('./sign-in-failure.tsx'))

/**
 * `/login?returnTo=…`: leaves for the provider at once. A customer who is signed in goes on to the target, unless
 * the provider itself leads here and names itself in `iss` (OpenID Connect Core section 4): what it knows is newer, such as
 * after a new password. Any site can make such a link; it signs in only the user whom the provider knows.
 */
export function SignInPage() {
  const { t } = useTexts(hostTexts)
  const session = useSession()
  const query = new URLSearchParams(useLocation().search)
  const target = safeReturnTarget(query.get('returnTo'))
  const [problem, setProblem] = useState<SignInProblem>()
  const goesOn = session.signedIn && !query.has('iss')

  useEffect(() => {
    if (goesOn) return
    session.signIn(target).catch((error: unknown) => {
      if (!(error instanceof SignInNotConfiguredError)) return setProblem('unreachable')
      // biome-ignore lint/suspicious/noConsole: the operator must learn why the sign-in fails.
      console.error(error)
      setProblem('not-configured')
    })
  }, [session, goesOn, target])

  if (goesOn) return <Navigate to={target} replace />
  if (problem) return <SignInFailure problem={problem} returnTo={target} />
  return (
    <Loading>
      <Picture name="welcome" />
      <PageHeader title={t('signIn.title')}>{t('signIn.leaving')}</PageHeader>
    </Loading>
  )
}
