import { isSameAddress } from '@portal/portal'
import { RadioGroup } from '@portal/ui'
import { useTranslation } from 'react-i18next'

interface AddressRadiosProps {
  addresses: readonly string[]
  /** The address for signing in. */
  registration: string | undefined
  /** The address that the contract has now. */
  present?: string | undefined
  value: string | undefined
  onChoose: (email: string) => void
}

/** One of the customer's addresses. */
export function AddressRadios({ addresses, registration, present, value, onChoose }: AddressRadiosProps) {
  const { t } = useTranslation()
  const hintOf = (email: string) => {
    const is = (other: string | undefined) => other !== undefined && isSameAddress(email, other)
    const hints = [
      is(present) && t('communication.choose.present'),
      is(registration) && t('communication.choose.registration'),
    ]
    return hints.filter(Boolean).join(' ') || undefined
  }
  return (
    <RadioGroup
      label={t('communication.choose.label')}
      options={addresses.map((email) => ({
        value: email,
        label: email,
        hint: hintOf(email),
      }))}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
