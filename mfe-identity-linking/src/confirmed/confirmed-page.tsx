import { BffError } from '@portal/bff-client'
import { usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice, SuccessIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { RefusedCode } from '../refused-code.tsx'
import { SignedInNotice } from '../signed-in-notice.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import { WayToAccount } from '../way-to-account.tsx'
import { NewAccountActions } from './new-account-actions.tsx'
import { PresentAccountActions } from './present-account-actions.tsx'
import { SuggestedAddress } from './suggested-address.tsx'
import { useLeaveForAccount } from './use-leave-for-account.ts'

/** The invitation is proven: what is missing is the account that it is linked to. */
export default function ConfirmedPage() {
  const { t } = useTexts(identityLinkingTexts)
  const { session, linkInvitation } = usePortal()
  const leaving = useLeaveForAccount()
  const Actions = session ? PresentAccountActions : NewAccountActions
  return (
    <JourneyPage
      screen="confirmed"
      top={<WayToAccount current={2} />}
      illustration={<SuccessIllustration />}
      title={t('confirmed.title')}
      lead={session ? t('confirmed.signedIn.lead') : t('confirmed.lead')}
      actions={linkInvitation && <Actions {...leaving} />}
    >
      {leaving.error !== undefined && <LeavingFailure error={leaving.error} />}
      {session ? <SignedInNotice>{t('confirmed.signedIn.other')}</SignedInNotice> : <SuggestedAddress />}
      {!linkInvitation && <Notice>{t('confirmed.elsewhere')}</Notice>}
    </JourneyPage>
  )
}

/** Either the BFF does not say whether the invitation is still good, or the provider does not answer. */
function LeavingFailure({ error }: { error: unknown }) {
  const { t } = useTexts(identityLinkingTexts)
  if (error instanceof BffError) return <RefusedCode error={error} />
  return <Notice kind="error">{t('confirmed.unreachable')}</Notice>
}
