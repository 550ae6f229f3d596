import { type SecurityEvent, type SecurityEventKind, securityEventKinds, tenants } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Timeline, TimelineItem } from '@portal/ui'
import { softwareName } from '../software-name.ts'
import { eventsTexts } from './events.de.ts'
import css from './events.module.css'
import { UndoControl } from './undo-control.tsx'

/** The events by day, in the order of the BFF: newest first. */
export function EventList({ events }: { events: readonly SecurityEvent[] }) {
  const days = Map.groupBy(events, ({ at }) => german.formatDay(at))
  return [...days].map(([day, ofDay]) => (
    <div key={day} className={css.day}>
      <h3 className={css.date}>{day}</h3>
      <Timeline>
        {ofDay.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Timeline>
    </div>
  ))
}

const isKnown = (kind: string): kind is SecurityEventKind =>
  securityEventKinds.some((known) => known === kind)

function EventRow({ event }: { event: SecurityEvent }) {
  const { t } = useTexts(eventsTexts)
  const { kind, at, tenantId } = event
  const title = isKnown(kind) ? t(`kinds.${kind}`) : t('otherKind')
  const notes = [
    t('time', { time: german.formatTime(at) }),
    softwareName(event),
    tenantId && tenants[tenantId].name,
  ]
  return (
    <TimelineItem
      title={title}
      note={notes.filter(Boolean).join(', ')}
      actions={
        <>
          <UndoControl event={event} title={title} />
          {isKnown(kind) && kind !== 'account-secured' && (
            <RouteLink
              className={css.report}
              to="reportActivity"
              suffix={`?kind=${kind}`}
              aria-label={t('report.label', { event: title })}
            >
              {t('report.link')}
            </RouteLink>
          )}
        </>
      }
    />
  )
}
