import { ChangeResults, ConfirmDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import type { Replacement } from './phones.api.ts'
import { phonesTexts } from './phones.de.ts'
import type { PhonesView } from './phones-view.ts'
import { replaceRows } from './replace-rows.ts'
import type { useReplacement } from './replacement.ts'
import { shownNumber } from './shown-number.ts'

interface ReplaceReviewProps {
  view: PhonesView
  wanted: Replacement
  replacement: ReturnType<typeof useReplacement>
}

/** What changes and what stays; after the change the same list shows the results and offers a retry. */
export function ReplaceReview({ view, wanted, replacement }: ReplaceReviewProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const pages = useTexts(phonesTexts)
  const { type, close } = view
  const { form, again, replaced, dropPlan } = replacement
  const { value, phones } = wanted
  const number = shownNumber(value)
  const rows = replaceRows(view)({ value, phones }, replaced?.results ?? [])
  const changing = rows.filter(({ unchanged }) => unchanged === undefined)
  const done = changing.filter(({ outcome }) => outcome === 'success').length
  const summary = t(`replaceSummary.${type}`, { done, count: changing.length })

  return (
    <ConfirmDialog
      change={form}
      texts={{
        title: t(replaced ? 'resultsTitle' : 'replaceReviewTitle'),
        save: t('replaceConfirm'),
        saving: t('saving'),
      }}
      cancel={t('replaceBack')}
      done={replaced && t('done')}
      gone={t('goneSome')}
      onConfirm={() => form.submit(wanted)}
      onBack={dropPlan}
      onClose={close}
    >
      <p>{t(replaced ? 'resultsNumber' : `replaceReviewText.${type}`, { number })}</p>
      <ChangeResults
        label={type === 'contract' ? t('replaceContracts') : pages.t('title')}
        rows={rows}
        summary={replaced && summary}
        texts={type === 'contract' ? undefined : t('replaceTexts', { returnObjects: true })}
        {...(again.length > 0 && { onRetry: () => form.submit({ value, phones: again }) })}
        retrying={form.isPending && replaced !== undefined}
      />
    </ConfirmDialog>
  )
}
