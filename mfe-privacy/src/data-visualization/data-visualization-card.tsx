import { consentLabel, type Permissions } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import ChartColumn from 'lucide-react/icons/chart-column'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { privacyTexts } from '../texts.de.ts'

export function DataVisualizationCard({ permissions }: { permissions: Permissions<'eco'> }) {
  const { t } = useTexts(privacyTexts)
  return (
    <ConsentCard
      title={consentLabel('eco.dataVisualization')}
      icon={<ChartColumn />}
      text={t('dataVisualization.text')}
      changedAt={permissions.changedAt}
      actions={
        <RouteLink className={buttonClass('secondary')} to="dataVisualization">
          {t('dataVisualization.change')}
        </RouteLink>
      }
    >
      <ConsentRow label={consentLabel('eco.dataVisualization')} given={permissions.dataVisualization} />
    </ConsentCard>
  )
}
