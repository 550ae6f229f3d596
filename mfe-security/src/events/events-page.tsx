import { LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card, CardGrid, EmptyState, Notice, PageHeader, Skeleton } from '@portal/ui'
import History from 'lucide-react/icons/history'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { securityTexts } from '../texts.de.ts'
import { EventList } from './event-list.tsx'
import { useSecurityEvents } from './events.api.ts'
import { eventsTexts } from './events.de.ts'
import css from './events.module.css'
import { NotMe } from './not-me.tsx'

/** What happened to the sign-in lately, and what to do about what was somebody else. */
export default function EventsPage() {
  const { t } = useTexts(eventsTexts)
  const tab = useTexts(securityTexts)
  const query = useSecurityEvents()
  return (
    <>
      <PageHeader title={tab.t('watch.events')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <div className={css.parts}>
        <NotMe />
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
              {query.error && <Gap kind="outdated" query={query} />}
              {!query.error && !isComplete && <Gap kind="incomplete" query={query} />}
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
      </div>
      <Outlet />
    </>
  )
}

function EventsCard({ children }: { children: ReactNode }) {
  const { t } = useTexts(eventsTexts)
  return (
    <CardGrid>
      <Card title={t('list')} icon={<History />}>
        {children}
      </Card>
    </CardGrid>
  )
}

interface GapProps {
  kind: 'incomplete' | 'outdated'
  query: ReturnType<typeof useSecurityEvents>
}

/** What the list lacks, beside what is known. */
function Gap({ kind, query: { refetch, isFetching } }: GapProps) {
  const { t } = useTexts(eventsTexts)
  return (
    <Notice
      kind="warning"
      title={t(`${kind}.title`)}
      actions={
        <Button variant="secondary" busy={isFetching} busyText={t('loading')} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {t(`${kind}.text`)}
    </Notice>
  )
}
