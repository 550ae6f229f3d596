import { useTexts } from '@portal/text'
import { buttonClass, Card, CardGrid } from '@portal/ui'
import { Link } from 'react-router'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import { hostTexts } from '../texts.de.ts'
import { TopicHeadline } from './topic-headline.tsx'
import type { Topic } from './use-overview.ts'

/** A card for each topic with its headline. */
export function OverviewTopics({ topics }: { topics: Topic[] }) {
  const { t } = useTexts(hostTexts)
  const prefetch = usePrefetch()
  return (
    <CardGrid>
      {topics.map(({ path, label, Icon, text, failed }) => (
        <Card
          key={path}
          title={label}
          icon={<Icon />}
          actions={
            <Link
              className={buttonClass('secondary')}
              to={path}
              {...prefetch(path)}
              aria-label={t('overview.open', { topic: label })}
            >
              {t('overview.toTopic')}
            </Link>
          }
        >
          <TopicHeadline text={text} failed={failed} />
        </Card>
      ))}
    </CardGrid>
  )
}
