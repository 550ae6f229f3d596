import { useTexts } from '@portal/text'
import { Card, LinkRow, LinkRows } from '@portal/ui'
import { Link } from 'react-router'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import { overviewTexts } from './overview.de.ts'
import css from './overview.module.css'
import type { Topic } from './use-overview.ts'

/** The topics of the account, each with its sentence once its data is loaded. */
export function OverviewTopics({ topics }: { topics: Topic[] }) {
  const { t } = useTexts(overviewTexts)
  const prefetch = usePrefetch()
  return (
    <Card title={t('topics')}>
      <LinkRows>
        {topics.map(({ path, label, Icon, text }) => (
          <LinkRow
            key={path}
            icon={<Icon className={css.topicIcon} aria-hidden />}
            label=""
            value={label}
            hint={text}
            link={(row) => <Link to={path} {...prefetch(path)} {...row} />}
          />
        ))}
      </LinkRows>
    </Card>
  )
}
