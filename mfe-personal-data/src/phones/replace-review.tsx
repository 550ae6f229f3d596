import { ChangeResults, RefusalNotice } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import type { Replacement } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'
import { useReplaceRows } from './replace-rows.ts'
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
  const { t } = useTranslation()
  const { type, close } = view
  const { save, again, replaced, error, isPending } = replacement
  const { value, phones } = wanted
  const number = shownNumber(value)
  const rows = useReplaceRows(view)({ value, phones }, replaced?.results ?? [])
  const changing = rows.filter(({ kept }) => kept === undefined)
  const done = changing.filter(({ outcome }) => outcome === 'success').length
  const summary = t(`phones.replaceSummary.${type}`, { done, count: changing.length })

  return (
    <Dialog
      title={t(replaced ? 'phones.resultsTitle' : 'phones.replaceReviewTitle')}
      onClose={close}
      onBack={replaced ? undefined : onBack}
      actions={
        replaced ? (
          <Button key="done" onClick={close}>
            {t('phones.done')}
          </Button>
        ) : (
          <>
            <Button busy={isPending} busyText={t('phones.saving')} onClick={() => save(wanted)}>
              {t('phones.replaceConfirm')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('phones.replaceBack')}
            </Button>
          </>
        )
      }
    >
      <RefusalNotice error={error} stale={null} gone={t('phones.goneSome')} />
      <p>{t(replaced ? 'phones.resultsNumber' : `phones.replaceReviewText.${type}`, { number })}</p>
      <ChangeResults
        label={t(type === 'contract' ? 'phones.replaceContracts' : 'phones.title')}
        rows={rows}
        summary={replaced && summary}
        words={type === 'contract' ? undefined : t('phones.replaceWords', { returnObjects: true })}
        {...(again.length > 0 && { onRetry: () => save({ value, phones: again }) })}
        retrying={isPending && replaced !== undefined}
      />
    </Dialog>
  )
}
