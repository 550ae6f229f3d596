import type { Contract, CustomerProfile } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { AddressChange } from './address-change.tsx'
import { contractsInWords } from './contracts-in-words.ts'
import { paperlessTexts } from './paperless.de.ts'
import { idsOf } from './switch-results.ts'

export interface QuestionProps {
  profile: CustomerProfile
  /** The contracts on paper. */
  contracts: readonly Contract[]
  /** Where the letters would go, if there is only one address. */
  address: string | undefined
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onSkip: () => void
  /** The customer does not wait for what is being sent. */
  onLeave: () => void
}

/** Letters by e-mail or on paper? Yes and no look the same. */
export function AskDialog({ profile, contracts, address, isPending, error, ...answer }: QuestionProps) {
  const { t } = useTexts(paperlessTexts)
  return (
    <Dialog
      title={t('ask.title')}
      onClose={isPending ? answer.onLeave : answer.onSkip}
      actions={
        <>
          <Button busy={isPending} busyText={t('sending')} onClick={answer.onConfirm}>
            {t(address ? 'ask.confirm' : 'ask.confirmSeveral')}
          </Button>
          <Button aria-disabled={isPending} onClick={answer.onSkip}>
            {t('ask.skip')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={error} stale={t('stale')} gone={t('gone')} />
      <p>
        {t('ask.paper', { contracts: contractsInWords(contracts) })} {t('ask.offer')}
      </p>
      <p>{address ? t('ask.address', { email: address }) : t('ask.choice')}</p>
      {address && <AddressChange profile={profile} contractIds={idsOf(contracts)} email={address} />}
      <p>{t('ask.voluntary')}</p>
    </Dialog>
  )
}
