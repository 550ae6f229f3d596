import './data-visualization-texts.ts'
import type { PermissionsOverview, TenantId } from '@portal/contracts'
import { LoadedContent, RefusalNotice, useIsShown, useLinkTo, useTenantId } from '@portal/portal'
import { Button, buttonClass, Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ConsentQuestion } from '../consent-question.tsx'
import { paths } from '../paths.ts'
import { usePermissionForm } from '../permission-form.ts'
import { usePermissions } from '../permissions.api.ts'

/** The one consent that has a page of its own. */
export default function DataVisualizationPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const tenantId = useTenantId()
  const query = usePermissions()
  return (
    <>
      <PageHeader
        title={t('dataVisualization.title')}
        back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}
      >
        {t('visualizationPage.lead')}
      </PageHeader>
      <LoadedContent
        query={query}
        skeleton={
          <CardGrid>
            <Card title={t('visualizationPage.decision')}>
              <Skeleton lines={6} />
            </Card>
          </CardGrid>
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

/** Yes and no cost the same, and what has been decided leads to where it is seen. */
function Decision({ tenantId, overview }: DecisionProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const overviewPath = useLinkTo()(paths.overview)
  const isShown = useIsShown()
  const formId = useId()
  const form = usePermissionForm({
    kind: 'eco',
    tenantId,
    overview,
    // Who did not wait for the answer stays where they went.
    onSaved: () => isShown() && void navigate(overviewPath),
  })
  return (
    <CardGrid>
      <Card
        title={t('visualizationPage.decision')}
        icon={<ChartColumn />}
        actions={
          <>
            <Button type="submit" form={formId} busy={form.isSaving} busyText={t('permissions.saving')}>
              {t('permissions.save')}
            </Button>
            <Link className={buttonClass('quiet')} to={overviewPath}>
              {t('visualizationPage.back')}
            </Link>
          </>
        }
      >
        <RefusalNotice error={form.error} stale={form.staleWords} />
        <p>{t('visualizationPage.what')}</p>
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            void form.save()
          }}
        >
          <ConsentQuestion
            consent="eco.dataVisualization"
            title={t('dataVisualization.title')}
            tenantId={tenantId}
            form={form}
          />
        </form>
      </Card>
    </CardGrid>
  )
}
