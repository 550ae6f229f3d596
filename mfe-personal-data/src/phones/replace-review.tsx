import { ChangeResults, RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
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
  onBack: () => void
}

/** What changes and what stays; afterwards the same list says what became of it, and tries again what has failed. */
export function ReplaceReview({ view, wanted, replacement, onBack }: ReplaceReviewProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const pages = useTexts(phonesTexts)
  const { type, close } = view
  const { save, again, replaced, error, isPending } = replacement
  const { value, phones } = wanted
  const number = shownNumber(value)
  const rows = replaceRows(view)({ value, phones }, replaced?.results ?? [])
  const changing = rows.filter(({ kept }) => kept === undefined)
  const done = changing.filter(({ outcome }) => outcome === 'success').length
  const summary = t(`replaceSummary.${type}`, { done, count: changing.length })

  return (
    <Dialog
      title={t(replaced ? 'resultsTitle' : 'replaceReviewTitle')}
      onClose={close}
      onBack={replaced ? undefined : onBack}
      actions={
        replaced ? (
          <Button key="done" onClick={close}>
            {t('done')}
          </Button>
        ) : (
          <>
            <Button busy={isPending} busyText={t('saving')} onClick={() => save(wanted)}>
              {t('replaceConfirm')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('replaceBack')}
            </Button>
          </>
        )
      }
    >
      <RefusalNotice error={error} stale={null} gone={t('goneSome')} />
      <p>{t(replaced ? 'resultsNumber' : `replaceReviewText.${type}`, { number })}</p>
      <ChangeResults
        label={type === 'contract' ? t('replaceContracts') : pages.t('title')}
        rows={rows}
        summary={replaced && summary}
        words={type === 'contract' ? undefined : t('replaceWords', { returnObjects: true })}
        {...(again.length > 0 && { onRetry: () => save({ value, phones: again }) })}
        retrying={isPending && replaced !== undefined}
      />
    </Dialog>
  )
}
