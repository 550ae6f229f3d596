import { StatusBadge, VisuallyHidden } from '@portal/ui'
import { useEffect, useState } from 'react'
import css from './support-now.module.css'
import { type SupportState, supportState } from './support-state.ts'

const MINUTE = 60_000
const DAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']

/** Whether the phone support is open now; updates while it is shown. */
export function SupportNow() {
  const now = useNow()
  const state = supportState(now)
  return (
    <p className={css.now}>
      <StatusBadge kind={state.isOpen ? 'success' : 'neutral'}>
        {state.isOpen ? 'Jetzt erreichbar' : 'Gerade geschlossen'}
      </StatusBadge>
      <VisuallyHidden>, </VisuallyHidden>
      <span>{untilWhen(state)}</span>
    </p>
  )
}

function untilWhen({ isOpen, daysAhead, weekday, hour }: SupportState): string {
  if (isOpen) return `heute bis ${hour} Uhr`
  const day = ['heute', 'morgen'][daysAhead] ?? `am ${DAYS[weekday]}`
  return `wieder ${day} ab ${hour} Uhr`
}

/** Renders at the start of each minute: the hours begin and end with one. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (now.getTime() % MINUTE))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
