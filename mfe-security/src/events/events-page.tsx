import { IncompleteNotice, LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, Columns, EmptyState, PageHeader, Skeleton } from '@portal/ui'
import History from 'lucide-react/icons/history'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { securityTexts } from '../texts.de.ts'
import { EventList } from './event-list.tsx'
import { useSecurityEvents } from './events.api.ts'
import { eventsTexts } from './events.de.ts'
import { NotMe } from './not-me.tsx'

/** The recent security events, and links for events that were not the customer's. */
export default function EventsPage() {
  const { t } = useTexts(eventsTexts)
  const tab = useTexts(securityTexts)
  const query = useSecurityEvents()
  const notice = query.error ? 'outdated' : query.data?.isComplete === false && 'incomplete'
  return (
    <>
      <PageHeader title={tab.t('watch.events')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <Columns asideFirst aside={<NotMe />}>
        <LoadedContent
          query={query}
          skeleton={
            <EventsCard>
              <Skeleton lines={8} />
            </EventsCard>
          }
        >
          {({ events, isComplete }) => (
            <>
              {notice && (
                <IncompleteNotice query={query} title={t(`${notice}.title`)} loading={t('loading')}>
                  {t(`${notice}.text`)}
                </IncompleteNotice>
              )}
              <EventsCard>
                {events.length > 0 && <EventList events={events} />}
                {events.length === 0 && isComplete && (
                  <EmptyState title={t('empty')} icon={<History />}>
                    {t('emptyText')}
                  </EmptyState>
                )}
                {events.length === 0 && !isComplete && <p>{t('emptyRest')}</p>}
              </EventsCard>
            </>
          )}
        </LoadedContent>
      </Columns>
      <Outlet />
    </>
  )
}

function EventsCard({ children }: { children: ReactNode }) {
  const { t } = useTexts(eventsTexts)
  return (
    <Card title={t('list')} icon={<History />}>
      {children}
    </Card>
  )
}
