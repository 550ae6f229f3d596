import { type Contract, type CustomerProfile, contractDisplayName, type PhoneItem } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { CheckboxGroup } from '@portal/ui'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { phonesOf, serving } from './phone-numbers.ts'

interface PhoneContractsProps {
  profile: CustomerProfile
  /** The stored number to change; none for a new one. */
  phone: PhoneItem | undefined
  /** Value of its field. */
  input: string
  value: readonly string[]
  error: string | undefined
  onChange: (contractIds: string[]) => void
}

/** Chooses the contracts of a number. Each shows what saving will change, or its present numbers. */
export function PhoneContracts({ profile, phone, input, ...group }: PhoneContractsProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const isOther = digitsOf(input) !== digitsOf(phone?.value ?? '')

  function noteOf(contract: Contract) {
    const { contractId, contractNumber } = contract
    const number = t('contractNote', { number: contractNumber })
    const has = phone?.contracts.includes(contractId) ?? false
    const effect = effectOf({ has, isTicked: group.value.includes(contractId), isOther })
    if (effect) return `${number} · ${t(`effects.${effect}`)}`
    const stored = serving(phonesOf(profile, 'contract'), contract)
    if (stored.length === 0) return `${number} · ${t('replaceKept.noPhone')}`
    return t('replaceKeptNote', {
      number: contractNumber,
      phones: stored.map(german.formatPhone).join(', '),
    })
  }

  return (
    <CheckboxGroup
      name="contracts"
      label={t('contractsLabel')}
      hint={phone && t('contractsHint')}
      options={profile.contractData.contracts.map((contract) => ({
        value: contract.contractId,
        label: contractDisplayName(contract),
        hint: noteOf(contract),
      }))}
      {...group}
    />
  )
}

/** A simple comparison while the customer types; the schema validates the number. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '')

function effectOf({ has, isTicked, isOther }: { has: boolean; isTicked: boolean; isOther: boolean }) {
  if (!has) return isTicked ? 'gains' : undefined
  if (!isOther) return 'has'
  return isTicked ? 'changes' : 'keeps'
}
