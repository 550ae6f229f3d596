import { useTexts } from '@portal/text'
import { Loading, PageHeader } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useAppConfig } from '../app-config/use-app-config.ts'
import { Picture } from '../pictures/picture.tsx'
import { discardPendingAction, resumePendingAction } from '../session/pending-action.ts'
import { savedReturnTarget } from '../session/return-target.ts'
import { useSession } from '../session/use-session.ts'
import { hostTexts } from '../texts.de.ts'
import { LazySignInFailure } from './lazy-sign-in-failure.ts'

/**
 * The provider redirects here. Reloads into the return target, which may request everything now. A failure ends on the
 * configured path, else here. It is never retried without the customer, so there is no loop.
 */
export function CallbackPage() {
  const { t } = useTexts(hostTexts)
  const config = useAppConfig()
  const session = useSession()
  const [failure, setFailure] = useState<{ error: unknown; search: string }>()

  useEffect(() => {
    const { search } = location
    function fail(error?: unknown) {
      discardPendingAction()
      if (config.loginErrorPath) location.replace(config.loginErrorPath)
      else setFailure({ error, search })
    }
    function finish() {
      // The SDK ignores a response without a state.
      if (new URLSearchParams(search).has('error')) return fail()
      resumePendingAction(session.account)
      location.replace(savedReturnTarget())
    }
    session.completeSignIn().then(finish, fail)
  }, [config, session])

  if (failure) return <LazySignInFailure {...failure} returnTo={savedReturnTarget()} />
  return (
    <Loading>
      <Picture name="welcome" />
      <PageHeader title={t('signIn.title')}>{t('signIn.completing')}</PageHeader>
    </Loading>
  )
}
