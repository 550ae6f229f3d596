import { readEmailAddress } from '@portal/contracts'
import { EMAIL_INPUT } from '@portal/portal'
import { useTexts } from '@portal/text'
import { RadioGroup, SelectField, TextField, Verbatim } from '@portal/ui'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import { type EmailForm, NEW_ADDRESS } from './email-form-schema.ts'

interface AddressChoiceProps {
  form: EmailForm
  choices: readonly string[]
  /** Error of the field for a new address, or of the choice without that field. */
  error: string | undefined
}

/** More than these would push the field for a new address out of sight. */
const FEW = 4

/** Chooses a known address or a new one. */
export function AddressChoice({ form, choices, error }: AddressChoiceProps) {
  const { t } = useTexts(emailDialogsTexts)
  const { clearErrors, register, watch } = form
  const choice = watch('choice')
  // An error of the typed address does not apply to a chosen one.
  const choiceField = register('choice', { onChange: () => clearErrors('value') })
  const choiceError = choice === NEW_ADDRESS ? undefined : error
  const options = [
    { value: NEW_ADDRESS, label: t('choiceNew') },
    ...choices.map((value) => ({ value, label: value })),
  ]
  return (
    <>
      {choices.length > FEW && (
        <SelectField {...choiceField} label={t('choice')} error={choiceError}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {choices.length > 0 && choices.length <= FEW && (
        <RadioGroup
          {...choiceField}
          label={t('choice')}
          error={choiceError}
          defaultValue={choice}
          options={options.map(({ value, label }) => ({
            value,
            label: value === NEW_ADDRESS ? label : <Verbatim>{label}</Verbatim>,
          }))}
        />
      )}
      {choice === NEW_ADDRESS && (
        <TextField
          {...form.field('value', readEmailAddress)}
          {...EMAIL_INPUT}
          label={t('address')}
          hint={t('hint')}
        />
      )}
    </>
  )
}
