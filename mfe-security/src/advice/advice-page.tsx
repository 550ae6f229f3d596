import { LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PageHeader, Skeleton } from '@portal/ui'
import { securityTexts } from '../texts.de.ts'
import { useSignedInDevices } from './advice.api.ts'
import { adviceTexts } from './advice.de.ts'

export default function AdvicePage() {
  const { t } = useTexts(adviceTexts)
  const tab = useTexts(securityTexts)
  return (
    <>
      <PageHeader title={t('title')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <LoadedContent query={useSignedInDevices()} skeleton={<Skeleton lines={1} />}>
        {({ devices }) => <p>{t('devices', { count: devices.length })}</p>}
      </LoadedContent>
    </>
  )
}
