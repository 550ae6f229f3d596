import type { SecurityEvent } from '@portal/contracts'
import { RouteLink, useUndo } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, buttonClass } from '@portal/ui'
import { useState } from 'react'
import css from './events.module.css'
import { undoTexts } from './undo.de.ts'

interface UndoControlProps {
  event: SecurityEvent
  title: string
}

/** Undoes a change while that is possible. Where it has several parts, a dialog asks for them. */
export function UndoControl({ event, title }: UndoControlProps) {
  const { t } = useTexts(undoTexts)
  const undo = useUndo()
  const [isPending, setPending] = useState(false)
  if (!event.undo) return null
  const { changeId, parts, until } = event.undo
  const label = t('label', { event: title })

  async function undoAtOnce() {
    setPending(true)
    await undo(changeId)
    setPending(false)
  }

  return (
    <div className={css.undo}>
      {parts.length > 1 ? (
        <RouteLink
          className={buttonClass('secondary')}
          to="undoChange"
          suffix={`?change=${changeId}`}
          aria-label={label}
        >
          {t('button')}
        </RouteLink>
      ) : (
        <Button
          variant="secondary"
          aria-label={label}
          busy={isPending}
          busyText={t('saving')}
          onClick={undoAtOnce}
        >
          {t('button')}
        </Button>
      )}
      <span className={css.note}>{t('until', { time: german.formatTime(until) })}</span>
    </div>
  )
}
