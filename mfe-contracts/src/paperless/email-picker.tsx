import type { Contract, CustomerProfile } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useState } from 'react'
import { AddressChange } from './address-change.tsx'
import { AddressRadios } from './address-radios.tsx'
import { formatContractNames } from './contract-names.ts'
import { paperlessTexts } from './paperless.de.ts'
import { idsOf } from './switch-results.ts'

interface EmailPickerProps {
  profile: CustomerProfile
  /** The contracts on paper. */
  contracts: readonly Contract[]
  addresses: readonly string[]
  /** The sign-in address, preselected. */
  registration: string
  isPending: boolean
  error: unknown
  onSelect: (email: string) => void
  onSkip: () => void
  onClose: () => void
}

/** Lets the customer choose the address for the letters. */
export function EmailPicker({ addresses, registration, isPending, error, ...rest }: EmailPickerProps) {
  const { profile, contracts, ...handlers } = rest
  const { t } = useTexts(paperlessTexts)
  const [chosen, setChosen] = useState(addresses.find((email) => email === registration))
  return (
    <Dialog
      title={t('choose.title')}
      onClose={handlers.onClose}
      actions={
        <>
          {chosen && (
            <Button
              variant="secondary"
              busy={isPending}
              busyText={t('sending')}
              onClick={() => handlers.onSelect(chosen)}
            >
              {t('choose.select')}
            </Button>
          )}
          <Button variant="secondary" onClick={handlers.onSkip}>
            {t('ask.skip')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={error} stale={t('stale')} gone={t('gone')} />
      <p>{t('choose.text', { contracts: formatContractNames(contracts) })}</p>
      <AddressRadios addresses={addresses} registration={registration} value={chosen} onChoose={setChosen} />
      {chosen && <AddressChange profile={profile} contractIds={idsOf(contracts)} email={chosen} />}
    </Dialog>
  )
}
