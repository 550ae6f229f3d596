import { PortalLink, usePortal } from '@portal/portal'
import { Button, buttonClass, WelcomeIllustration } from '@portal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { JourneyPage } from '../journey-page.tsx'
import { useIsUnlinked } from '../use-is-unlinked.ts'

/** The code has done its work. */
export function AccountExistsPage() {
  const { t } = useTranslation()
  if (usePortal().session) return <SignedIn />
  return <Outcome lead={t('accountExists.lead')} action={<Onwards>{t('accountExists.signIn')}</Onwards>} />
}

/** It may have been done for another account, of which somebody who has just signed up knows nothing. */
function SignedIn() {
  const { t } = useTranslation()
  const { signOut } = usePortal()
  if (!useIsUnlinked())
    return <Outcome lead={t('accountExists.leadSignedIn')} action={<Onwards>{t('toOverview')}</Onwards>} />
  const leave = <Button onClick={signOut}>{t('accountExists.signOut')}</Button>
  return <Outcome lead={t('accountExists.leadUnlinked')} action={leave} />
}

function Onwards({ children }: { children: ReactNode }) {
  return (
    <PortalLink className={buttonClass()} to="/overview">
      {children}
    </PortalLink>
  )
}

function Outcome({ lead, action }: { lead: string; action: ReactNode }) {
  const { t } = useTranslation()
  return (
    <JourneyPage
      screen="accountExists"
      illustration={<WelcomeIllustration />}
      title={t('accountExists.title')}
      lead={lead}
      actions={action}
    />
  )
}
