import type { CustomerProfile } from '@portal/contracts'
import { type Change, FormDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Checkbox } from '@portal/ui'
import type { ReactNode } from 'react'
import { AddressChoice } from './address-choice.tsx'
import { ContractChoice } from './contract-choice.tsx'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import { type EmailForm as Form, NEW_ADDRESS } from './email-form-schema.ts'

/** The change that a form asked for, and the texts for its refusal. */
export interface ChangeRequest extends Change {
  stale: string
  gone: string
}

interface EmailFormProps {
  form: Form
  title: string
  /** As the customer has seen it. */
  profile: CustomerProfile
  /** The address whose place the other one takes. */
  present: string | undefined
  /** The address that stays for advertising and questions if the other one is not for them. */
  contact: string | undefined
  /** Addresses that can be chosen instead of a new one. */
  choices: readonly string[]
  /** Contracts that stand before the others. */
  ownContracts: readonly string[]
  change: ChangeRequest
  onClose: () => void
  /** Leads away from the form, so it goes as soon as there is input to lose. */
  children?: ReactNode
}

/** An address, chosen or typed, and what it is for. */
export function EmailForm({
  form,
  title,
  profile,
  contact,
  change,
  onClose,
  children,
  ...rest
}: EmailFormProps) {
  const { t } = useTexts(emailDialogsTexts)
  const { errorOf, register, watch } = form
  const isTyped = watch('choice') === NEW_ADDRESS
  const errors = form.errors.map((error) =>
    error.field === 'value' && !isTyped ? { ...error, field: 'choice' } : error,
  )
  const isForContact = watch('contact')
  const hasContracts = profile.contractData.contracts.length > 0

  return (
    <FormDialog
      form={{ ...form, errors }}
      texts={{ title, save: t('save'), saving: t('saving') }}
      stale={change.stale}
      gone={change.gone}
      aside={children}
      onClose={onClose}
    >
      {rest.present && <p>{t('present', { email: rest.present })}</p>}
      <AddressChoice form={form} choices={rest.choices} error={errorOf('value')} />
      {hasContracts && (
        <>
          <ContractChoice
            form={form}
            profile={profile}
            ownContracts={rest.ownContracts}
            error={errorOf('contracts')}
          />
          <Checkbox
            {...register('contact')}
            label={t('contactLabel')}
            hint={isForContact || !contact ? undefined : t('contactStays', { email: contact })}
          />
        </>
      )}
    </FormDialog>
  )
}
