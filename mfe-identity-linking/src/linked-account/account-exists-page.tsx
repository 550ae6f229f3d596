import { isRefusedAs, useUserProfile } from '@portal/bff-client'
import { PortalLink, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, buttonClass, WelcomeIllustration } from '@portal/ui'
import type { ReactNode } from 'react'
import { JourneyPage } from '../journey-page.tsx'
import { identityLinkingTexts } from '../texts.de.ts'

/** The code was used. */
export default function AccountExistsPage() {
  const { t } = useTexts(identityLinkingTexts)
  if (usePortal().session) return <SignedIn />
  return (
    <Outcome
      lead={t('accountExists.lead')}
      action={<OverviewLink>{t('accountExists.signIn')}</OverviewLink>}
    />
  )
}

/** A signed-in account without a customer is another account than the linked one. */
function SignedIn() {
  const { t } = useTexts(identityLinkingTexts)
  const { signOut } = usePortal()
  if (!isRefusedAs('unknown-customer', useUserProfile().error))
    return (
      <Outcome
        lead={t('accountExists.leadSignedIn')}
        action={<OverviewLink>{t('toOverview')}</OverviewLink>}
      />
    )
  const leave = <Button onClick={signOut}>{t('accountExists.signOut')}</Button>
  return <Outcome lead={t('accountExists.leadUnlinked')} action={leave} />
}

function OverviewLink({ children }: { children: ReactNode }) {
  return (
    <PortalLink className={buttonClass()} to="/overview">
      {children}
    </PortalLink>
  )
}

function Outcome({ lead, action }: { lead: string; action: ReactNode }) {
  const { t } = useTexts(identityLinkingTexts)
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
