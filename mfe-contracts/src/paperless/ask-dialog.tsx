import type { Contract, CustomerProfile } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { AddressChange } from './address-change.tsx'
import { contractsInWords } from './contracts-in-words.ts'
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
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('communication.ask.title')}
      onClose={isPending ? answer.onLeave : answer.onSkip}
      actions={
        <>
          <Button busy={isPending} busyText={t('communication.sending')} onClick={answer.onConfirm}>
            {t(address ? 'communication.ask.confirm' : 'communication.ask.confirmSeveral')}
          </Button>
          <Button aria-disabled={isPending} onClick={answer.onSkip}>
            {t('communication.ask.skip')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={error} stale={t('communication.stale')} gone={t('communication.gone')} />
      <p>
        {t('communication.ask.paper', { contracts: contractsInWords(t, contracts) })}{' '}
        {t('communication.ask.offer')}
      </p>
      <p>{address ? t('communication.ask.address', { email: address }) : t('communication.ask.choice')}</p>
      {address && <AddressChange profile={profile} contractIds={idsOf(contracts)} email={address} />}
      <p>{t('communication.ask.voluntary')}</p>
    </Dialog>
  )
}
