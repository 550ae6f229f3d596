import { useUserProfile } from '@portal/bff-client'
import { servicesFor, tenants } from '@portal/contracts'
import { PortalLink, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, Columns, DataRow, DefinitionList, PageHeader, Stack } from '@portal/ui'
import Archive from 'lucide-react/icons/archive'
import CircleOff from 'lucide-react/icons/circle-off'
import FileCheck from 'lucide-react/icons/file-check'
import ListChecks from 'lucide-react/icons/list-checks'
import Trash2 from 'lucide-react/icons/trash-2'
import { privacyTexts } from '../texts.de.ts'
import { type Deletion, isWaiting, momentOf } from './delete-account.api.ts'
import { deleteAccountTexts } from './delete-account.de.ts'
import css from './delete-account.module.css'

interface PlanProps {
  deletion: Deletion
}

/** What the customer loses, what continues, and what the company retains and why. */
export function DeletionPlan({ deletion }: PlanProps) {
  return (
    <>
      <DeletionHeader />
      <Stack>
        <Columns
          aside={
            <>
              <ContractsCard />
              <ConsentsCard deletion={deletion} />
            </>
          }
        >
          <LostCard />
          <RetainedCard />
        </Columns>
        <FinalCard deletion={deletion} />
      </Stack>
    </>
  )
}

export function DeletionHeader() {
  const { t } = useTexts(deleteAccountTexts)
  const tab = useTexts(privacyTexts)
  return (
    <PageHeader title={tab.t('account.title')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
      {t('lead')}
    </PageHeader>
  )
}

/** As on the overview: those of the customer's brands, the shown one first. */
function useOwnServices() {
  const tenantId = useTenantId()
  const { data: user } = useUserProfile()
  const brands = user?.businessSystems.map((system) => system.tenantId)
  const { ofOwn, ofOthers } = servicesFor(tenantId, brands)
  return [...ofOwn, ...ofOthers]
}

const lostOptions = ['signIn', 'portal', 'paperless', 'consents', 'pin'] as const

function LostCard() {
  const { t } = useTexts(deleteAccountTexts)
  const services = useOwnServices()
  return (
    <Card
      title={t('lost.title')}
      icon={<CircleOff />}
      actions={
        <RouteLink className={buttonClass('quiet')} to="myData">
          {t('lost.myData')}
        </RouteLink>
      }
    >
      <ul className={css.list}>
        {lostOptions.map((option) => (
          <li key={option}>{t(`lost.${option}`)}</li>
        ))}
      </ul>
      {services.length > 0 && (
        <>
          <p>{t('lost.services')}</p>
          <ul className={css.list}>
            {services.map(({ id, name, tenantId }) => (
              <li key={id}>{t('lost.service', { name, brand: tenants[tenantId].name })}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const retainedItems = ['contracts', 'letters', 'mandates', 'proofs', 'signIn'] as const

function RetainedCard() {
  const { t } = useTexts(deleteAccountTexts)
  return (
    <Card title={t('retained.title')} icon={<Archive />}>
      <p>{t('retained.text')}</p>
      <DefinitionList>
        {retainedItems.map((item) => (
          <DataRow key={item} label={t(`retained.items.${item}.what`)} hint={t(`retained.items.${item}.why`)}>
            {t(`retained.items.${item}.howLong`)}
          </DataRow>
        ))}
      </DefinitionList>
    </Card>
  )
}

function ContractsCard() {
  const { t } = useTexts(deleteAccountTexts)
  return (
    <Card
      title={t('contracts.title')}
      icon={<FileCheck />}
      actions={
        <PortalLink className={buttonClass('quiet')} to="/cancellation">
          {t('contracts.toCancellation')}
        </PortalLink>
      }
    >
      <p>{t('contracts.text')}</p>
      <p>{t('contracts.cancel')}</p>
    </Card>
  )
}

function ConsentsCard({ deletion }: PlanProps) {
  const { t } = useTexts(deleteAccountTexts)
  return (
    <Card
      title={t('consents.title')}
      icon={<ListChecks />}
      actions={
        <RouteLink className={buttonClass('quiet')} to="overview">
          {t('consents.toOverview')}
        </RouteLink>
      }
    >
      <p>{t(deletion.hasConsents === false ? 'consents.none' : 'consents.text')}</p>
    </Card>
  )
}

function FinalCard({ deletion }: PlanProps) {
  const { t } = useTexts(deleteAccountTexts)
  return (
    <Card
      title={t('final.title')}
      icon={<Trash2 />}
      actions={
        <>
          <RouteLink className={buttonClass('danger')} to="confirmDeletion">
            {t('final.open')}
          </RouteLink>
          <RouteLink className={buttonClass('secondary')} to="overview">
            {t('final.keep')}
          </RouteLink>
        </>
      }
    >
      <p>{t('final.text')}</p>
      {isWaiting(deletion) && <p>{t('final.waits', momentOf(deletion.waitsUntil))}</p>}
    </Card>
  )
}
