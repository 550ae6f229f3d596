import { buttonClass, Card, CardGrid } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { tabIcons } from '../header/tab-icons.ts'
import { useTabs } from '../header/use-tabs.ts'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import { TopicHeadline } from './topic-headline.tsx'
import type { useOverview } from './use-overview.ts'

type Headlines = ReturnType<typeof useOverview>['headlines']

/** A card for each tab with what the customer comes for. */
export function OverviewTopics({ headlines }: { headlines: Headlines }) {
  const { t } = useTranslation()
  const tabs = useTabs()
  const prefetch = usePrefetch()
  return (
    <CardGrid>
      {tabs.flatMap(({ path, label, remote }) => {
        if (!remote) return []
        const Icon = tabIcons[remote]
        return (
          <Card
            key={path}
            title={t(label)}
            icon={<Icon />}
            actions={
              <Link
                className={buttonClass('secondary')}
                to={path}
                {...prefetch(remote)}
                aria-label={t('overview.open', { topic: t(label) })}
              >
                {t('overview.toTopic')}
              </Link>
            }
          >
            <TopicHeadline text={headlines[remote]?.text} failed={headlines[remote]?.failed} />
          </Card>
        )
      })}
    </CardGrid>
  )
}
