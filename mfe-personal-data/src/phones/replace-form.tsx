import type { PhoneItem } from '@portal/contracts'
import { contractsOf, fieldRefusal, RefusalNotice, servedContracts } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, CheckboxGroup, Dialog, ErrorSummary, TextField } from '@portal/ui'
import { type ReactNode, useId } from 'react'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import type { PhonesView } from './phones-view.ts'
import css from './replace-actions.module.css'
import type { ContractsChange, ReplaceFormState } from './replace-form-state.ts'
import { shownNumber } from './shown-number.ts'

interface ReplaceFormProps {
  view: PhonesView
  form: ReplaceFormState
  draftNotice: ReactNode
  phones: readonly PhoneItem[]
  change: ContractsChange | undefined
  request: { error: unknown; isPending: boolean }
  onSubmit: (input: { value: string; items: { id: string }[] }) => Promise<void>
  /** The customer has decided that nothing is to change. */
  onNothing: () => void
}

export function ReplaceForm({ view, form, phones, change, request, ...after }: ReplaceFormProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const formId = useId()
  const isContact = view.type === 'contact'
  const servedBy = (ids: string[]) => servedContracts(contractsOf(view.profile, ids))
  const { register, watch, setValue, handleSubmit, formState } = form
  const chosen = watch('items')

  const errorOf = (name: 'value' | 'items') =>
    formState.errors[name]?.message ?? fieldRefusal(request.error, name)
  const errors = (['value', 'items'] as const).flatMap((field) => {
    const message = errorOf(field)
    return message ? [{ field, message }] : []
  })

  const submit = (all: boolean) => () => {
    setValue('all', all)
    return handleSubmit(after.onSubmit)()
  }

  function noteOf({ id, contracts }: PhoneItem) {
    const effect = chosen.includes(id) ? (isContact && contracts.length > 0 ? 'leaves' : 'changes') : 'keeps'
    const uses = id === change?.id ? t('replaceOld') : !isContact && servedBy(contracts)
    return [uses, t(`replaceEffects.${effect}`)].filter(Boolean).join(' · ')
  }

  return (
    <Dialog
      title={t('replaceTitle')}
      onClose={view.close}
      actions={
        <div className={css.actions}>
          <Button type="submit" form={formId} busy={request.isPending} busyText={t('saving')}>
            {t('replaceContinue')}
          </Button>
          <Button variant="secondary" aria-disabled={request.isPending} onClick={submit(true)}>
            {t('replaceAll')}
          </Button>
          <Button variant="quiet" onClick={after.onNothing}>
            {t('replaceNothing')}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(false)()
        }}
        noValidate
      >
        {after.draftNotice}
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <RefusalNotice error={request.error} stale={null} gone={t('goneSome')} />
        <p>{change ? t('replaceAfter', { number: shownNumber(change.value) }) : t('replaceIntro')}</p>
        {!change && (
          <TextField
            {...register('value')}
            label={t('replaceNew')}
            hint={t('hint')}
            error={errorOf('value')}
            type="tel"
            autoComplete="tel"
          />
        )}
        <CheckboxGroup
          name="items"
          label={t('replaceLabel')}
          hint={isContact ? t('replaceOnlyContact') : undefined}
          error={errorOf('items')}
          options={phones.map((phone) => ({
            value: phone.id,
            label: german.formatPhone(phone),
            hint: noteOf(phone),
          }))}
          value={chosen}
          onChange={(ids) => setValue('items', ids, { shouldDirty: true })}
        />
      </form>
    </Dialog>
  )
}
