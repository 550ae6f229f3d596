import { type ContractResult, type PhoneItem, readPhoneNumber } from '@portal/contracts'
import { FormDialog, openContracts } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Checkbox, TextField } from '@portal/ui'
import type { ReactNode } from 'react'
import { PhoneContracts } from './phone-contracts.tsx'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { usePhoneForm } from './phone-form-state.ts'
import { usesOf } from './phone-uses.ts'
import type { PhoneUse } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'

interface PhoneFormProps {
  view: PhonesView
  /** The number that the customer sees; none for a new one. */
  phone?: PhoneItem
  /** Whether the opened number was replaced elsewhere, and `phone` is the new one. */
  isTakenOver?: boolean
  /** Called with the stored use and the result of each contract. */
  onSaved: (use: PhoneUse, results: ContractResult[]) => void
  /** A link that leaves the form. Hidden while there is unsaved input. */
  children?: ReactNode
}

/** The form for a number and its uses. */
export function PhoneForm({ view, phone, isTakenOver = false, onSaved, children }: PhoneFormProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const { form, asksForContact } = usePhoneForm({ view, phone, onSaved })
  const contracts = openContracts(view.profile)
  const [value, ticked] = form.watch(['value', 'contracts'])
  const served = contracts.length > 0 ? 'contracts' : 'contact'
  const servedError = form.errorOf('contracts')
  const errors = form.errors.map((error) =>
    error.field === 'contracts' ? { ...error, field: served } : error,
  )
  const stale = phone && t('stale', { current: german.formatPhone(phone), uses: usesOf(view.profile, phone) })

  return (
    <FormDialog
      form={{ ...form, errors }}
      texts={{ title: t(phone ? 'editTitle' : 'newTitle'), save: t('save'), saving: t('saving') }}
      stale={stale}
      gone={isTakenOver ? stale : t(phone ? 'goneForm' : 'gone')}
      aside={children}
      onClose={view.close}
    >
      <TextField
        {...form.field('value', readPhoneNumber)}
        label={t('number')}
        hint={t('hint')}
        type="tel"
        autoComplete="tel"
      />
      {contracts.length > 0 && (
        <PhoneContracts
          profile={view.profile}
          phone={phone}
          input={readPhoneNumber(value).shown ?? value}
          value={ticked}
          error={servedError}
          onChange={(ids) => form.setValue('contracts', ids, { shouldDirty: true })}
        />
      )}
      {asksForContact ? (
        <Checkbox
          {...form.field('contact')}
          label={t('contactLabel')}
          error={served === 'contact' ? servedError : undefined}
        />
      ) : (
        <p>{t('alsoContact')}</p>
      )}
    </FormDialog>
  )
}
