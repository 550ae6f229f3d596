import './events-texts.ts'
import { LoadedContent, useLinkTo } from '@portal/portal'
import { Button, Card, CardGrid, EmptyState, Notice, PageHeader, Skeleton } from '@portal/ui'
import History from 'lucide-react/icons/history'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { paths } from '../paths.ts'
import { EventList } from './event-list.tsx'
import { useSecurityEvents } from './events.api.ts'
import css from './events.module.css'
import { NotMe } from './not-me.tsx'

/** What happened to the sign-in lately, and what to do about what was somebody else. */
export default function EventsPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const query = useSecurityEvents()
  return (
    <>
      <PageHeader title={t('watch.events')} back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}>
        {t('events.lead')}
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
                  <EmptyState title={t('events.empty')} icon={<History />}>
                    {t('events.emptyText')}
                  </EmptyState>
                )}
                {events.length === 0 && !isComplete && <p>{t('events.emptyRest')}</p>}
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
  const { t } = useTranslation()
  return (
    <CardGrid>
      <Card title={t('events.list')} icon={<History />}>
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
  const { t } = useTranslation()
  return (
    <Notice
      kind="warning"
      title={t(`events.${kind}.title`)}
      actions={
        <Button
          variant="secondary"
          busy={isFetching}
          busyText={t('events.loading')}
          onClick={() => void refetch()}
        >
          {t('events.retry')}
        </Button>
      }
    >
      {t(`events.${kind}.text`)}
    </Notice>
  )
}
