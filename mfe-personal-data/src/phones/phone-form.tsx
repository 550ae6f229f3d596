import type { ContractResult, PhoneItem } from '@portal/contracts'
import { fieldRefusal, RefusalNotice } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, Checkbox, Dialog, ErrorSummary, TextField } from '@portal/ui'
import { type ReactNode, useId } from 'react'
import { PhoneContracts } from './phone-contracts.tsx'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { usePhoneForm } from './phone-form-state.ts'
import { usesOf } from './phone-uses.ts'
import type { PhoneUse } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'

interface PhoneFormProps {
  view: PhonesView
  /** As the customer sees it; none for a new one. */
  phone?: PhoneItem
  /** It is not the number that was opened, but the one that others have put in its place. */
  isTakenOver?: boolean
  /** What was stored, with a result for each contract. */
  onSaved: (use: PhoneUse, results: ContractResult[]) => void
  /** Leads away from the form, so it goes as soon as there is input to lose. */
  children?: ReactNode
}

/** A number, and what it is for. */
export function PhoneForm({ view, phone, isTakenOver = false, onSaved, children }: PhoneFormProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const formId = useId()
  const { form, draftNotice, save, change, asksForContact } = usePhoneForm({ view, phone, onSaved })
  const { register, watch, setValue, handleSubmit, formState } = form
  const { contracts } = view.profile.contractData

  const [value, ticked] = watch(['value', 'contracts'])
  const errorOf = (name: 'value' | 'contracts') =>
    formState.errors[name]?.message ?? fieldRefusal(change.error, name)
  const served = contracts.length > 0 ? 'contracts' : 'contact'
  const [valueError, servedError] = [errorOf('value'), errorOf('contracts')]
  const errors = [
    ...(valueError ? [{ field: 'value', message: valueError }] : []),
    ...(servedError ? [{ field: served, message: servedError }] : []),
  ]
  const stale = phone && t('stale', { current: german.formatPhone(phone), uses: usesOf(view.profile, phone) })

  return (
    <Dialog
      title={t(phone ? 'editTitle' : 'newTitle')}
      onClose={view.close}
      actions={
        <>
          <Button type="submit" form={formId} busy={change.isPending} busyText={t('saving')}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={view.close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit(save)} noValidate>
        {draftNotice}
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <RefusalNotice
          error={change.error}
          stale={stale}
          gone={isTakenOver ? stale : t(phone ? 'goneForm' : 'gone')}
        />
        <TextField
          {...register('value')}
          label={t('number')}
          hint={t('hint')}
          error={valueError}
          type="tel"
          autoComplete="tel"
        />
        {contracts.length > 0 && (
          <PhoneContracts
            profile={view.profile}
            phone={phone}
            input={value}
            value={ticked}
            error={servedError}
            onChange={(ids) => setValue('contracts', ids, { shouldDirty: true })}
          />
        )}
        {asksForContact ? (
          <Checkbox
            {...register('contact')}
            label={t('contactLabel')}
            error={served === 'contact' ? servedError : undefined}
          />
        ) : (
          <p>{t('alsoContact')}</p>
        )}
      </form>
      {!formState.isDirty && children}
    </Dialog>
  )
}
