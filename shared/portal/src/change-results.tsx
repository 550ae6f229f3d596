import type { RefusalReason } from '@portal/contracts'
import { Button, Notice, OutcomeList } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { reasons } from './refusal-reasons.ts'

/** Reasons that a retry cannot change. */
const permanent: readonly RefusalReason[] = ['contract-terminating']

/** The texts of an outcome: changed, removed, … */
export interface OutcomeTexts {
  pending: string
  success: string
  failed: string
}

const changed: OutcomeTexts = { pending: 'wird geändert', success: 'geändert', failed: 'nicht geändert' }

export interface ChangeRow {
  id: string
  name: string
  note?: string | undefined
  /** Left out before the change. */
  outcome?: 'success' | 'failed' | undefined
  reason?: RefusalReason | undefined
  /** Why the change leaves this row as it is; left out for a row that changes. */
  unchanged?: string | undefined
}

interface ChangeResultsProps {
  /** What the list is about. */
  label: string
  rows: readonly ChangeRow[]
  /** Of all rows, once there are outcomes; takes the focus then. */
  summary?: string | undefined
  texts?: OutcomeTexts | undefined
  /** Retries the failed rows. */
  onRetry?: ((failedIds: string[]) => void) | undefined
  retrying?: boolean | undefined
  /** A link to the service for permanent failures; without it every failed row can be retried. */
  help?: ReactNode
}

/** Lists what a change will do or has done to several things: failed rows first, unchanged rows last. */
export function ChangeResults({ label, rows, summary, texts = changed, ...retry }: ChangeResultsProps) {
  const { onRetry, retrying = false, help } = retry
  const box = useRef<HTMLDivElement>(null)
  const failed = rows.filter(({ outcome }) => outcome === 'failed')
  const isPermanent = ({ reason }: ChangeRow) => reason !== undefined && permanent.includes(reason)
  const needsHelp = Boolean(help) && failed.some(isPermanent)
  const retryIds = failed.filter((row) => !needsHelp || !isPermanent(row)).map(({ id }) => id)
  const canRetry = onRetry && retryIds.length > 0
  const changing = rows.filter(({ unchanged }) => unchanged === undefined)

  useEffect(() => {
    if (summary) box.current?.focus()
  }, [summary])

  return (
    <>
      {summary && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus, and this groups no fields.
        <div ref={box} tabIndex={-1} role="group" aria-label={summary}>
          <Notice
            kind={failed.length > 0 ? 'warning' : 'success'}
            title={summary}
            actions={
              (canRetry || needsHelp) && (
                <>
                  {canRetry && (
                    <Button
                      variant="secondary"
                      busy={retrying}
                      busyText="Wird noch einmal versucht …"
                      onClick={() => onRetry(retryIds)}
                    >
                      {retryIds.length === changing.length
                        ? 'Erneut versuchen'
                        : 'Fehlgeschlagene erneut versuchen'}
                    </Button>
                  )}
                  {needsHelp && help}
                </>
              )
            }
          >
            {needsHelp && 'Bei gekündigten Verträgen hilft Ihnen unser Service weiter.'}
          </Notice>
        </div>
      )}
      <OutcomeList
        label={label}
        rows={rows.toSorted(failedFirst).map(({ id, name, note, outcome: known, reason, unchanged }) => {
          if (unchanged !== undefined)
            return { id, name, note, outcome: 'unchanged', text: `bleibt unverändert: ${unchanged}` }
          const outcome = !known || (retrying && retryIds.includes(id)) ? 'pending' : known
          const reasonText = outcome === 'failed' && reason ? `: ${reasons[reason]}` : ''
          return { id, name, note, outcome, text: texts[outcome] + reasonText }
        })}
      />
    </>
  )
}

const rankOf = ({ outcome, unchanged }: ChangeRow) =>
  outcome === 'failed' ? 0 : unchanged === undefined ? 1 : 2

const failedFirst = (one: ChangeRow, other: ChangeRow) => rankOf(one) - rankOf(other)
