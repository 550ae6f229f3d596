import { useTexts } from '@portal/text'
import { ErrorState, Loading, PageHeader } from '@portal/ui'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { useSession } from '../session/use-session.ts'
import { isSignOutWanted } from '../session/use-sign-out.ts'
import { hostTexts } from '../texts.de.ts'
import { useCompleteSignOut } from './sign-out.ts'

/**
 * `/logout`: shows nothing of the customer during the sign-out. Only a navigation of the portal signs out: a link in another
 * site (CSRF) and Back do not.
 */
export function SignOutPage() {
  const { t } = useTexts(hostTexts)
  const session = useSession()
  const completeSignOut = useCompleteSignOut()
  const isComingBack = useNavigationType() === 'POP'
  const isWanted = isSignOutWanted(useLocation()) && !isComingBack
  const [leaving, setLeaving] = useState(true)

  useEffect(() => {
    if (isWanted && leaving) completeSignOut().catch(() => setLeaving(false))
  }, [isWanted, leaving, completeSignOut])

  if (!isWanted) return <Navigate to="/" replace />
  if (!leaving) {
    const failure = session.signedIn ? 'signOut.failed' : 'signOut.unfinished'
    return (
      <ErrorState level={1} title={t(`${failure}.title`)} onRetry={() => setLeaving(true)}>
        {t(`${failure}.content`)}
      </ErrorState>
    )
  }
  return (
    <Loading>
      <Picture name="welcome" />
      <PageHeader title={t('signOut.title')}>{t('signOut.leaving')}</PageHeader>
    </Loading>
  )
}
