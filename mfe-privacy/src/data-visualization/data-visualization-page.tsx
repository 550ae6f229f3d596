import { consentLabel, type PermissionsOverview, type TenantId } from '@portal/contracts'
import { FormFields, LoadedContent, RouteLink, useIsShown, useLinkTo, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, buttonClass, Card, Columns, Notice, PageHeader, Skeleton } from '@portal/ui'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useNavigate } from 'react-router'
import { ConsentQuestion } from '../consent-question.tsx'
import { usePermissionForm } from '../permission-form.ts'
import { usePermissions } from '../permissions.api.ts'
import { permissionsTexts } from '../permissions.de.ts'
import { PolicyCard } from '../policy-card.tsx'
import { privacyTexts } from '../texts.de.ts'
import { dataVisualizationTexts } from './data-visualization.de.ts'

export default function DataVisualizationPage() {
  const { t } = useTexts(dataVisualizationTexts)
  const tab = useTexts(privacyTexts)
  const tenantId = useTenantId()
  const query = usePermissions()
  return (
    <>
      <PageHeader
        title={consentLabel('eco.dataVisualization')}
        back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}
      >
        {t('lead')}
      </PageHeader>
      <LoadedContent
        query={query}
        skeleton={
          <Columns aside={<PolicyCard level={2} />}>
            <Card title={t('decision')}>
              <Skeleton lines={6} />
            </Card>
          </Columns>
        }
      >
        {(overview) => tenantId && <Decision key={tenantId} tenantId={tenantId} overview={overview} />}
      </LoadedContent>
    </>
  )
}

interface DecisionProps {
  tenantId: TenantId
  overview: PermissionsOverview
}

function Decision({ tenantId, overview }: DecisionProps) {
  const { t } = useTexts(dataVisualizationTexts)
  const permissions = useTexts(permissionsTexts)
  const navigate = useNavigate()
  const overviewPath = useLinkTo()('overview')
  const isShown = useIsShown()
  const form = usePermissionForm({
    kind: 'eco',
    tenantId,
    overview,
    // Does not navigate a customer who has already left the page.
    onSaved: () => isShown() && void navigate(overviewPath),
  })
  return (
    <Columns aside={<PolicyCard level={2} />}>
      <Card
        title={t('decision')}
        icon={<ChartColumn />}
        actions={
          <>
            <Button type="submit" form={form.id} busy={form.isPending} busyText={permissions.t('saving')}>
              {permissions.t('save')}
            </Button>
            <RouteLink className={buttonClass('quiet')} to="overview">
              {t('back')}
            </RouteLink>
          </>
        }
      >
        <FormFields form={form} stale={form.staleText}>
          <p>{t('what')}</p>
          {!overview.eco.consumptionDisplay && <Notice>{t('needsDisplay')}</Notice>}
          <ConsentQuestion
            consent="eco.dataVisualization"
            title={consentLabel('eco.dataVisualization')}
            tenantId={tenantId}
            form={form}
          />
        </FormFields>
      </Card>
    </Columns>
  )
}
