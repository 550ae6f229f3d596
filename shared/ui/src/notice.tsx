import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './notice.module.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

interface NoticeProps {
  kind?: 'info' | 'success' | 'warning' | 'error'
  title?: string | undefined
  children?: ReactNode
  actions?: ReactNode
}

/** A message in the flow of the page. Screen readers announce only errors. */
export function Notice({ kind = 'info', title, children, actions }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <div className={classNames(css.notice, css[kind])} role={kind === 'error' ? 'alert' : undefined}>
      <Icon className={css.icon} aria-hidden />
      <div className={css.text}>
        <div className={css.texts}>
          {title && <p className={css.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  )
}
