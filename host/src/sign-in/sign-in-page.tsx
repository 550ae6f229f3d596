import { useTexts } from '@portal/text'
import { Loading, PageHeader } from '@portal/ui'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { safeReturnTarget } from '../session/return-target.ts'
import { useSession } from '../session/use-session.ts'
import { hostTexts } from '../texts.de.ts'
import { LazySignInFailure } from './lazy-sign-in-failure.ts'

/**
 * `/login?returnTo=…`: redirects to the provider immediately. A signed-in customer is redirected to the target, unless the
 * provider itself links here with `iss` (OpenID Connect Core section 4): its session is newer, such as after a new password.
 * Any site can make such a link; it signs in only the user of the provider's session.
 */
export function SignInPage() {
  const { t } = useTexts(hostTexts)
  const session = useSession()
  const query = new URLSearchParams(useLocation().search)
  const target = safeReturnTarget(query.get('returnTo'))
  const [failure, setFailure] = useState<{ error: unknown }>()
  const isSignedIn = session.signedIn && !query.has('iss')

  useEffect(() => {
    if (isSignedIn) return
    session.signIn(target).catch((error: unknown) => setFailure({ error }))
  }, [session, isSignedIn, target])

  if (isSignedIn) return <Navigate to={target} replace />
  if (failure) return <LazySignInFailure {...failure} returnTo={target} />
  return (
    <Loading>
      <Picture name="welcome" />
      <PageHeader title={t('signIn.title')}>{t('signIn.leaving')}</PageHeader>
    </Loading>
  )
}
