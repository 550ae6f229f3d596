import { BffError } from '@portal/bff-client'
import { maskedAddress } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Notice, SuccessIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { RefusedCode } from '../refused-code.tsx'
import { SignedInNotice } from '../signed-in-notice.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.tsx'
import { useLinkInvitation } from './use-link-invitation.ts'

/** The invitation is proven, and the customer chooses the account to link it to. */
export default function ConfirmedPage() {
  const { t } = useTexts(identityLinkingTexts)
  const { session, linkInvitation } = usePortal()
  const linking = useLinkInvitation()
  const { received } = useJourney().journey
  const suggestedAddress = received?.kind === 'proof' && received.eMailAddress
  return (
    <JourneyPage
      screen="confirmed"
      step={2}
      illustration={<SuccessIllustration />}
      title={t('confirmed.title')}
      lead={session ? t('confirmed.signedIn.lead') : t('confirmed.lead')}
      actions={linkInvitation && <AccountActions {...linking} />}
    >
      {linking.error !== undefined && <LinkingFailure error={linking.error} />}
      {session && <SignedInNotice>{t('confirmed.signedIn.other')}</SignedInNotice>}
      {!session && suggestedAddress && (
        <p>{t('confirmed.address', { email: maskedAddress(suggestedAddress) })}</p>
      )}
      {!linkInvitation && <Notice>{t('confirmed.elsewhere')}</Notice>}
    </JourneyPage>
  )
}

/** With a session: this account or another one. Without: a new account or an existing one. */
function AccountActions({ link, linkingTo }: ReturnType<typeof useLinkInvitation>) {
  const { t } = useTexts(identityLinkingTexts)
  const { session } = usePortal()
  const first = session ? 'this-account' : 'new-account'
  return (
    <>
      <Button
        busy={linkingTo === first}
        busyText={session ? t('confirmed.signedIn.linking') : t('confirmed.leaving')}
        onClick={() => link(first)}
      >
        {session ? t('confirmed.signedIn.link') : t('confirmed.create')}
      </Button>
      <Button
        variant="secondary"
        busy={linkingTo === 'other-account'}
        busyText={t('confirmed.leaving')}
        onClick={() => link('other-account')}
      >
        {session ? t('confirmed.signedIn.otherAccount') : t('confirmed.signIn')}
      </Button>
    </>
  )
}

/** The BFF could not check the invitation, or the provider cannot be reached. */
function LinkingFailure({ error }: { error: unknown }) {
  const { t } = useTexts(identityLinkingTexts)
  if (error instanceof BffError) return <RefusedCode error={error} />
  return <Notice kind="error">{t('confirmed.unreachable')}</Notice>
}
