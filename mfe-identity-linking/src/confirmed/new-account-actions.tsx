import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { identityLinkingTexts } from '../texts.de.ts'
import type { useLeaveForAccount } from './use-leave-for-account.ts'

/** For who is not signed in. */
export function NewAccountActions({ leave, leavingTo }: ReturnType<typeof useLeaveForAccount>) {
  const { t } = useTexts(identityLinkingTexts)
  return (
    <>
      <Button
        busy={leavingTo === 'new-account'}
        busyText={t('confirmed.leaving')}
        onClick={() => leave('new-account')}
      >
        {t('confirmed.create')}
      </Button>
      <Button
        variant="secondary"
        busy={leavingTo === 'other-account'}
        busyText={t('confirmed.leaving')}
        onClick={() => leave('other-account')}
      >
        {t('confirmed.signIn')}
      </Button>
    </>
  )
}
