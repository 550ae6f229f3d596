import type { Contract, CustomerProfile } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { AddressChange } from './address-change.tsx'
import { formatContractNames } from './contract-names.ts'
import { paperlessTexts } from './paperless.de.ts'
import { idsOf } from './switch-results.ts'

export interface QuestionProps {
  profile: CustomerProfile
  /** The contracts on paper. */
  contracts: readonly Contract[]
  /** The only address, undefined if there are several. */
  address: string | undefined
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onSkip: () => void
}

/** Asks whether letters may come by e-mail. Both buttons have the same weight, so that neither is favoured. */
export function AskDialog({ profile, contracts, address, isPending, error, ...handlers }: QuestionProps) {
  const { t } = useTexts(paperlessTexts)
  return (
    <Dialog
      title={t('ask.title')}
      onClose={handlers.onSkip}
      actions={
        <>
          <Button variant="secondary" busy={isPending} busyText={t('sending')} onClick={handlers.onConfirm}>
            {t(address ? 'ask.confirm' : 'ask.confirmSeveral')}
          </Button>
          <Button variant="secondary" onClick={handlers.onSkip}>
            {t('ask.skip')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={error} stale={t('stale')} gone={t('gone')} />
      <p>
        {t('ask.paper', { contracts: formatContractNames(contracts) })} {t('ask.offer')}
      </p>
      <p>{address ? t('ask.address', { email: address }) : t('ask.choice')}</p>
      {address && <AddressChange profile={profile} contractIds={idsOf(contracts)} email={address} />}
      <p>{t('ask.voluntary')}</p>
    </Dialog>
  )
}
