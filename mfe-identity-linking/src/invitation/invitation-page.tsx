import { tenants } from '@portal/contracts'
import { RouteLink, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { SignedInNotice } from '../signed-in-notice.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.tsx'

/** The invitation, below the dialog of the postal code. After the last attempt it is locked. */
export default function InvitationPage() {
  const { t } = useTexts(identityLinkingTexts)
  const { session } = usePortal()
  const { tenantId, stage } = useJourney().journey
  if (stage === 'locked')
    return <JourneyPage screen="locked" title={t('locked.title')} lead={t('locked.lead')} />
  return (
    <JourneyPage
      screen="invitation"
      step={1}
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
