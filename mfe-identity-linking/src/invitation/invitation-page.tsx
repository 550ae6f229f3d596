import { tenants } from '@portal/contracts'
import { DialogLink, useLinkTo, usePortal } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { JourneyPage } from '../journey-page.tsx'
import { loadZipCodeDialog } from '../pages.ts'
import { paths } from '../paths.ts'
import { SignedInNotice } from '../signed-in-notice.tsx'
import { useJourney } from '../use-journey.ts'
import { WayToAccount } from '../way-to-account.tsx'

/** The invitation is good: whoever brings it says next that it is theirs. */
export function InvitationPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { session } = usePortal()
  const { tenantId } = useJourney().journey
  return (
    <JourneyPage
      screen="invitation"
      top={<WayToAccount current={1} />}
      title={t('invitation.title')}
      lead={tenantId ? t('invitation.leadOf', { brand: tenants[tenantId].name }) : t('invitation.lead')}
      actions={
        <DialogLink className={buttonClass()} to={linkTo(paths.zipCode)} preload={loadZipCodeDialog}>
          {t('invitation.proceed')}
        </DialogLink>
      }
    >
      {session && <SignedInNotice>{t('invitation.otherAccount')}</SignedInNotice>}
    </JourneyPage>
  )
}
