import { type Contract, type CustomerProfile, contractDisplayName, type PhoneItem } from '@portal/contracts'
import { openContracts } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { CheckboxGroup, Verbatim } from '@portal/ui'
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
    const stored = serving(phonesOf(profile, 'contract'), contract)
    const isLast = stored.every(({ id }) => id === phone?.id)
    const effect = effectOf({ has, isTicked: group.value.includes(contractId), isOther, isLast })
    if (effect) return `${number} · ${t(`effects.${effect}`)}`
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
      hint={phone && t(isOther ? 'contractsHint' : 'freedHint')}
      options={openContracts(profile).map((contract) => ({
        value: contract.contractId,
        label: <Verbatim>{contractDisplayName(contract)}</Verbatim>,
        hint: noteOf(contract),
      }))}
      {...group}
    />
  )
}

/** A simple comparison while the customer types; the schema validates the number. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '')

interface ContractChoice {
  has: boolean
  isTicked: boolean
  isOther: boolean
  /** Whether the contract has no other number. */
  isLast: boolean
}

function effectOf({ has, isTicked, isOther, isLast }: ContractChoice) {
  if (!has) return isTicked ? 'gains' : undefined
  if (isOther) return isTicked ? 'changes' : 'keeps'
  if (isTicked) return 'has'
  return isLast ? 'losesLast' : 'loses'
}
