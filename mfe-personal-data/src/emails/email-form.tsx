import type { CustomerProfile } from '@portal/contracts'
import { type Change, FormDialog, openContracts } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Checkbox } from '@portal/ui'
import type { ReactNode } from 'react'
import { AddressChoice } from './address-choice.tsx'
import { ContractChoice } from './contract-choice.tsx'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import { type EmailForm as Form, NEW_ADDRESS } from './email-form-schema.ts'

/** The change that a form requests, and the texts for a conflict. */
export interface ChangeRequest extends Change {
  stale: string
  gone: string
}

interface EmailFormProps {
  form: Form
  title: string
  /** The profile that the customer has seen. */
  profile: CustomerProfile
  /** The address to replace. */
  present: string | undefined
  /** The address that stays the contact address if the new one does not become that. */
  contact: string | undefined
  /** Addresses that can be chosen instead of a new one. */
  choices: readonly string[]
  /** Contracts that are listed first. */
  ownContracts: readonly string[]
  change: ChangeRequest
  onClose: () => void
  /** A link that leaves the form. Hidden while there is unsaved input. */
  children?: ReactNode
}

/** The form for an address, chosen or typed, and its uses. */
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
  const hasContracts = openContracts(profile).length > 0

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
