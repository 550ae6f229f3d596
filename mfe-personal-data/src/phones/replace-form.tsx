import { type PhoneItem, readPhoneNumber } from '@portal/contracts'
import { contractsOf, FormDialog, servedContracts } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, CheckboxGroup, TextField, Verbatim } from '@portal/ui'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import type { PhonesView } from './phones-view.ts'
import type { ContractsChange, useReplacement } from './replacement.ts'
import { shownNumber } from './shown-number.ts'

interface ReplaceFormProps {
  view: PhonesView
  form: ReturnType<typeof useReplacement>['form']
  phones: readonly PhoneItem[]
  change: ContractsChange | undefined
}

export function ReplaceForm({ view, form, phones, change }: ReplaceFormProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const isContact = view.type === 'contact'
  const chosen = form.watch('items')
  const texts = { title: t('replaceTitle'), save: t('replaceContinue'), saving: t('saving') }

  function submit(all: boolean) {
    form.setValue('all', all)
    return form.onSubmit()
  }

  function noteOf({ id, contracts }: PhoneItem) {
    const effect = chosen.includes(id) ? (isContact && contracts.length > 0 ? 'leaves' : 'changes') : 'keeps'
    const served = !isContact && servedContracts(contractsOf(view.profile, contracts))
    return [id === change?.id ? t('replaceOld') : served, t(`replaceEffects.${effect}`)]
      .filter(Boolean)
      .join(' · ')
  }

  return (
    <FormDialog
      form={{ ...form, onSubmit: () => submit(false) }}
      texts={texts}
      gone={t('goneSome')}
      onClose={view.close}
      actions={
        <>
          <Button type="submit" form={form.id} busy={form.isPending} busyText={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="secondary" aria-disabled={form.isPending} onClick={() => submit(true)}>
            {t('replaceAll')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              form.release()
              view.close()
            }}
          >
            {t('replaceNothing')}
          </Button>
        </>
      }
    >
      <p>{change ? t('replaceAfter', { number: shownNumber(change.value) }) : t('replaceIntro')}</p>
      {!change && (
        <TextField
          {...form.field('value', readPhoneNumber)}
          label={t('replaceNew')}
          hint={t('hint')}
          type="tel"
          autoComplete="tel"
        />
      )}
      <CheckboxGroup
        name="items"
        label={t('replaceLabel')}
        hint={isContact ? t('replaceOnlyContact') : undefined}
        error={form.errorOf('items')}
        options={phones.map((phone) => ({
          value: phone.id,
          label: <Verbatim>{german.formatPhone(phone)}</Verbatim>,
          hint: noteOf(phone),
        }))}
        value={chosen}
        onChange={(ids) => form.setValue('items', ids, { shouldDirty: true })}
      />
    </FormDialog>
  )
}
