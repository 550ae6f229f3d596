import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import css from './link-rows.module.css'

/** A list of LinkRows. */
export function LinkRows({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" className={css.rows}>
      {children}
    </ul>
  )
}

interface LinkRowProps {
  icon?: ReactNode
  label: ReactNode
  value?: ReactNode
  hint?: string | undefined
  /** The link of the router: `(row) => <Link to="/personal-data/phone-list" {...row} />`. */
  link: (row: { className: string; children: ReactNode }) => ReactNode
}

/** A labelled value whose whole row is a link. */
export function LinkRow({ icon, label, value, hint, link }: LinkRowProps) {
  const children = (
    <>
      {icon}
      <span className={css.texts}>
        <span className={value ? css.label : css.value}>{label}</span>
        {value && <span className={css.value}>{value}</span>}
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <ChevronRight className={css.arrow} aria-hidden />
    </>
  )
  return <li>{link({ className: css.row ?? '', children })}</li>
}
