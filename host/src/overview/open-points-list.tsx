import { useTexts } from '@portal/text'
import { buttonClass, Card } from '@portal/ui'
import CalendarX from 'lucide-react/icons/calendar-x'
import Mail from 'lucide-react/icons/mail'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark'
import { Link } from 'react-router'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import type { OpenPoint } from './open-points.ts'
import { overviewTexts } from './overview.de.ts'
import css from './overview.module.css'

const icons: Record<OpenPoint['kind'], typeof Mail> = {
  address: Mail,
  device: MonitorSmartphone,
  contract: CalendarX,
  consent: ShieldQuestionMark,
}

/** What waits for the customer: each point with its one action. */
export function OpenPointsList({ points }: { points: OpenPoint[] }) {
  const { t } = useTexts(overviewTexts)
  const prefetch = usePrefetch()
  return (
    <Card title={t('open.title')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul role="list" className={css.points}>
        {points.map(({ kind, text, action, path }) => {
          const Icon = icons[kind]
          return (
            <li key={text} className={css.point}>
              <Icon className={css.pointIcon} aria-hidden />
              <p>{text}</p>
              <Link
                className={buttonClass('secondary')}
                to={path}
                {...prefetch(path)}
                aria-label={`${action}: ${text}`}
              >
                {action}
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
