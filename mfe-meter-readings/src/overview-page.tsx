import { useTexts } from '@portal/text'
import { CardGrid, PageHeader } from '@portal/ui'
import { DeviceCard } from './devices/device-card.tsx'
import { meterReadingsTexts } from './texts.de.ts'

export default function OverviewPage() {
  const { t } = useTexts(meterReadingsTexts)
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <CardGrid>
        <DeviceCard />
      </CardGrid>
    </>
  )
}
