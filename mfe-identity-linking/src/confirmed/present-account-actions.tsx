import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { identityLinkingTexts } from '../texts.de.ts'
import type { useLeaveForAccount } from './use-leave-for-account.ts'

/** For who is signed in, or finds somebody else signed in. */
export function PresentAccountActions({ leave, leavingTo }: ReturnType<typeof useLeaveForAccount>) {
  const { t } = useTexts(identityLinkingTexts)
  return (
    <>
      <Button
        busy={leavingTo === 'this-account'}
        busyText={t('confirmed.signedIn.linking')}
        onClick={() => leave('this-account')}
      >
        {t('confirmed.signedIn.link')}
      </Button>
      <Button
        variant="secondary"
        busy={leavingTo === 'other-account'}
        busyText={t('confirmed.leaving')}
        onClick={() => leave('other-account')}
      >
        {t('confirmed.signedIn.otherAccount')}
      </Button>
    </>
  )
}
