import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Equal from 'lucide-react/icons/equal'
import css from './outcome-list.module.css'

const icons = { pending: Clock, success: CircleCheck, failed: CircleAlert, kept: Equal }

export interface OutcomeRow {
  id: string
  name: string
  note?: string | undefined
  outcome: keyof typeof icons
  /** The outcome in words; the icon and the colour only help. */
  text: string
}

interface OutcomeListProps {
  /** What the list is about, for screen readers. */
  label: string
  rows: readonly OutcomeRow[]
}

/** Several things, and what will become or has become of each. */
export function OutcomeList({ label, rows }: OutcomeListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari, unless it says so.
    <ul role="list" aria-label={label} className={css.rows}>
      {rows.map(({ id, name, note, outcome, text }) => {
        const Icon = icons[outcome]
        return (
          <li key={id} className={css.row}>
            <p className={css.name}>{name}</p>
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
