import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Equal from 'lucide-react/icons/equal'
import css from './outcome-list.module.css'

const icons = { pending: Clock, success: CircleCheck, failed: CircleAlert, unchanged: Equal }

export interface OutcomeRow {
  id: string
  name: string
  note?: string | undefined
  outcome: 'pending' | 'success' | 'failed' | 'unchanged'
  /** The outcome as text. Icon and colour only support it. */
  text: string
}

interface OutcomeListProps {
  /** The name of the list for screen readers. */
  label: string
  rows: readonly OutcomeRow[]
}

/** Items with the outcome of each. */
export function OutcomeList({ label, rows }: OutcomeListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" aria-label={label} className={css.rows}>
      {rows.map(({ id, name, note, outcome, text }) => {
        const Icon = icons[outcome]
        return (
          <li key={id} className={css.row}>
            <p className={css.name} translate="no">
              {name}
            </p>
            {note && <p className={css.note}>{note}</p>}
            <p className={css[outcome]}>
              <Icon aria-hidden />
              <span>{text}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
