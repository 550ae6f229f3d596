import type { RemoteName } from '@portal/contracts'
import { LazyPlace } from '@portal/portal'
import { ErrorState } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../pages/lazy-not-found-page.tsx'
import { useHost } from '../start/host-context.ts'
import { lazyTab } from './lazy-tab.ts'

/** One remote in its place: loaded when it is first shown, replaced by a message with a retry when it fails. */
export function RemoteTab({ name }: { name: RemoteName }) {
  const { t } = useTranslation()
  const { config, portals } = useHost()
  if (config.disabledTabs.includes(name)) return <NotFoundPage />

  return (
    <LazyPlace
      part={lazyTab(name)}
      failure={(retry, retrying) => (
        <ErrorState level={1} title={t('noAnswer.title')} onRetry={retry} retrying={retrying}>
          {t('noAnswer.tabText')}
        </ErrorState>
      )}
    >
      {(Tab) => <Tab portal={portals[name]} />}
    </LazyPlace>
  )
}
