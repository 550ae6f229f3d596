import { type Contract, type CustomerProfile, contractDisplayName, type PhoneItem } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { CheckboxGroup } from '@portal/ui'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { phonesOf, serving } from './phone-numbers.ts'

interface PhoneContractsProps {
  profile: CustomerProfile
  /** The number that is changed, as it is stored now; none for a new one. */
  phone: PhoneItem | undefined
  /** What stands in its field. */
  input: string
  value: readonly string[]
  error: string | undefined
  onChange: (contractIds: string[]) => void
}

/** The contracts that a number is for, each with what saving will do to it, or which numbers it keeps. */
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

/** Enough to see whether it is the same number while it is typed; the schema has the last word. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '')

function effectOf({ has, isTicked, isOther }: { has: boolean; isTicked: boolean; isOther: boolean }) {
  if (!has) return isTicked ? 'gains' : undefined
  if (!isOther) return 'has'
  return isTicked ? 'changes' : 'keeps'
}
