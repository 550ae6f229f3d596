import { BffError } from '@portal/bff-client'
import { usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Notice, SuccessIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { RefusedCode } from '../refused-code.tsx'
import { SignedInNotice } from '../signed-in-notice.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.tsx'
import { useLeaveForAccount } from './use-leave-for-account.ts'

/** The invitation is proven, and the customer chooses the account to link it to. */
export default function ConfirmedPage() {
  const { t } = useTexts(identityLinkingTexts)
  const { session, linkInvitation } = usePortal()
  const leaving = useLeaveForAccount()
  const { held } = useJourney().journey
  const suggestedAddress = held?.kind === 'proof' && held.eMailAddress
  return (
    <JourneyPage
      screen="confirmed"
      step={2}
      illustration={<SuccessIllustration />}
      title={t('confirmed.title')}
      lead={session ? t('confirmed.signedIn.lead') : t('confirmed.lead')}
      actions={linkInvitation && <AccountActions {...leaving} />}
    >
      {leaving.error !== undefined && <LeavingFailure error={leaving.error} />}
      {session && <SignedInNotice>{t('confirmed.signedIn.other')}</SignedInNotice>}
      {!session && suggestedAddress && <p>{t('confirmed.address', { email: suggestedAddress })}</p>}
      {!linkInvitation && <Notice>{t('confirmed.elsewhere')}</Notice>}
    </JourneyPage>
  )
}

/** To this account or another one, or without a session to a new one or another one. */
function AccountActions({ leave, leavingTo }: ReturnType<typeof useLeaveForAccount>) {
  const { t } = useTexts(identityLinkingTexts)
  const { session } = usePortal()
  const first = session ? 'this-account' : 'new-account'
  return (
    <>
      <Button
        busy={leavingTo === first}
        busyText={session ? t('confirmed.signedIn.linking') : t('confirmed.leaving')}
        onClick={() => leave(first)}
      >
        {session ? t('confirmed.signedIn.link') : t('confirmed.create')}
      </Button>
      <Button
        variant="secondary"
        busy={leavingTo === 'other-account'}
        busyText={t('confirmed.leaving')}
        onClick={() => leave('other-account')}
      >
        {session ? t('confirmed.signedIn.otherAccount') : t('confirmed.signIn')}
      </Button>
    </>
  )
}

/** The BFF does not check the invitation, or the provider does not answer. */
function LeavingFailure({ error }: { error: unknown }) {
  const { t } = useTexts(identityLinkingTexts)
  if (error instanceof BffError) return <RefusedCode error={error} />
  return <Notice kind="error">{t('confirmed.unreachable')}</Notice>
}
