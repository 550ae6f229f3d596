import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { type PhonesView, usePhonesView } from './phones-view.ts'
import { ReplaceForm } from './replace-form.tsx'
import { ReplaceReview } from './replace-review.tsx'
import { type ContractsChange, useReplacement } from './replacement.ts'

interface ReplacePhonesProps {
  view: PhonesView
  change?: ContractsChange
}

/** Replaces all, some or none of several numbers by one, with a review before. */
export function ReplacePhones({ view, change }: ReplacePhonesProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const replacement = useReplacement(view, change)
  const { form, phones, plan, replaced } = replacement
  const wanted = replaced ?? plan
  if (wanted) return <ReplaceReview view={view} wanted={wanted} replacement={replacement} />
  if (phones.length > 0) return <ReplaceForm view={view} form={form} phones={phones} change={change} />
  return (
    <Dialog
      title={t('replaceTitle')}
      onClose={view.close}
      actions={<Button onClick={view.close}>{t('done')}</Button>}
    >
      <p>{t('replaceNone')}</p>
    </Dialog>
  )
}

export default function ReplacePhonesDialog() {
  return <ReplacePhones view={usePhonesView()} />
}
