import { tenants } from '@portal/contracts'
import { RouteLink, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { SignedInNotice } from '../signed-in-notice.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.ts'
import { WayToAccount } from '../way-to-account.tsx'

/** The invitation is good: whoever brings it says next that it is theirs. */
export function InvitationPage() {
  const { t } = useTexts(identityLinkingTexts)
  const { session } = usePortal()
  const { tenantId } = useJourney().journey
  return (
    <JourneyPage
      screen="invitation"
      top={<WayToAccount current={1} />}
      title={t('invitation.title')}
      lead={tenantId ? t('invitation.leadOf', { brand: tenants[tenantId].name }) : t('invitation.lead')}
      actions={
        <RouteLink className={buttonClass()} to="zipCode">
          {t('invitation.proceed')}
        </RouteLink>
      }
    >
      {session && <SignedInNotice>{t('invitation.otherAccount')}</SignedInNotice>}
    </JourneyPage>
  )
}
