import { isSameAddress } from '@portal/portal'
import { useTexts } from '@portal/text'
import { RadioGroup, Verbatim } from '@portal/ui'
import { paperlessTexts } from './paperless.de.ts'

interface AddressRadiosProps {
  addresses: readonly string[]
  /** The sign-in address. */
  registration: string | undefined
  /** The current address of the contract. */
  present?: string | undefined
  value: string | undefined
  onChoose: (email: string) => void
}

/** Choice of one of the customer's addresses. */
export function AddressRadios({ addresses, registration, present, value, onChoose }: AddressRadiosProps) {
  const { t } = useTexts(paperlessTexts)
  const hintOf = (email: string) => {
    const is = (other: string | undefined) => other !== undefined && isSameAddress(email, other)
    const hints = [is(present) && t('choose.present'), is(registration) && t('choose.registration')]
    return hints.filter(Boolean).join(' ') || undefined
  }
  return (
    <RadioGroup
      label={t('choose.label')}
      options={addresses.map((email) => ({
        value: email,
        label: <Verbatim>{email}</Verbatim>,
        hint: hintOf(email),
      }))}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
