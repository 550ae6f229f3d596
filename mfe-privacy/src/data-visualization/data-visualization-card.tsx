import type { EcoPermissions } from '@portal/contracts'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useTranslation } from 'react-i18next'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { loadDataVisualizationPage } from '../pages.ts'
import { paths } from '../paths.ts'

export function DataVisualizationCard({ permissions }: { permissions: EcoPermissions }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <ConsentCard
      title={t('dataVisualization.title')}
      icon={<ChartColumn />}
      text={t('dataVisualization.text')}
      changedAt={permissions.changedAt}
      actions={
        <PreloadLink
          className={buttonClass('secondary')}
          to={linkTo(paths.dataVisualization)}
          preload={loadDataVisualizationPage}
        >
          {t('dataVisualization.change')}
        </PreloadLink>
      }
    >
      <ConsentRow label={t('dataVisualization.title')} given={permissions.dataVisualization} />
    </ConsentCard>
  )
}
