import { services, tenants } from '@portal/contracts'
import { DialogLink, PortalLink, PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card, CardGrid, DataRow, DefinitionList, PageHeader } from '@portal/ui'
import Archive from 'lucide-react/icons/archive'
import CircleOff from 'lucide-react/icons/circle-off'
import FileCheck from 'lucide-react/icons/file-check'
import ListChecks from 'lucide-react/icons/list-checks'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadDeleteAccountDialog, loadMyDataPage } from '../pages.ts'
import { paths } from '../paths.ts'
import css from './delete-account.module.css'

/** Before anything is deleted: what goes, what goes on, and what stays and why. */
export function DeletionPlan() {
  return (
    <>
      <DeletionHeader />
      <CardGrid>
        <LostCard />
        <KeptCard />
        <ContractsCard />
        <ConsentsCard />
        <FinalCard />
      </CardGrid>
    </>
  )
}

export function DeletionHeader() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <PageHeader title={t('account.title')} back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}>
      {t('deleteAccount.lead')}
    </PageHeader>
  )
}

const lostOptions = ['signIn', 'portal', 'paperless', 'consents', 'pin'] as const

function LostCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card
      title={t('deleteAccount.lost.title')}
      icon={<CircleOff />}
      actions={
        <PreloadLink className={buttonClass('secondary')} to={linkTo(paths.myData)} preload={loadMyDataPage}>
          {t('deleteAccount.lost.myData')}
        </PreloadLink>
      }
    >
      <ul className={css.list}>
        {lostOptions.map((option) => (
          <li key={option}>{t(`deleteAccount.lost.${option}`)}</li>
        ))}
      </ul>
      <p>{t('deleteAccount.lost.services')}</p>
      <ul className={css.list}>
        {services.map(({ id, name, tenantId }) => (
          <li key={id}>{t('deleteAccount.lost.service', { name, brand: tenants[tenantId].name })}</li>
        ))}
      </ul>
    </Card>
  )
}

const keptItems = ['contracts', 'letters', 'mandates', 'proofs', 'signIn'] as const

function KeptCard() {
  const { t } = useTranslation()
  return (
    <Card title={t('deleteAccount.kept.title')} icon={<Archive />}>
      <p>{t('deleteAccount.kept.text')}</p>
      <DefinitionList>
        {keptItems.map((item) => (
          <DataRow
            key={item}
            label={t(`deleteAccount.kept.items.${item}.what`)}
            hint={t(`deleteAccount.kept.items.${item}.why`)}
          >
            {t(`deleteAccount.kept.items.${item}.howLong`)}
          </DataRow>
        ))}
      </DefinitionList>
    </Card>
  )
}

function ContractsCard() {
  const { t } = useTranslation()
  return (
    <Card
      title={t('deleteAccount.contracts.title')}
      icon={<FileCheck />}
      actions={
        <PortalLink className={buttonClass('secondary')} to="/cancellation">
          {t('deleteAccount.contracts.toCancellation')}
        </PortalLink>
      }
    >
      <p>{t('deleteAccount.contracts.text')}</p>
      <p>{t('deleteAccount.contracts.cancel')}</p>
    </Card>
  )
}

function ConsentsCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card
      title={t('deleteAccount.consents.title')}
      icon={<ListChecks />}
      actions={
        <Link className={buttonClass('secondary')} to={linkTo(paths.overview)}>
          {t('deleteAccount.consents.toOverview')}
        </Link>
      }
    >
      <p>{t('deleteAccount.consents.text')}</p>
    </Card>
  )
}

/** Yes and no in the same size, and the question once more behind the yes. */
function FinalCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card
      title={t('deleteAccount.final.title')}
      icon={<Trash2 />}
      actions={
        <>
          <DialogLink
            className={buttonClass('danger')}
            to={linkTo(paths.confirmDeletion)}
            preload={loadDeleteAccountDialog}
          >
            {t('deleteAccount.final.open')}
          </DialogLink>
          <Link className={buttonClass('secondary')} to={linkTo(paths.overview)}>
            {t('deleteAccount.final.keep')}
          </Link>
        </>
      }
    >
      <p>{t('deleteAccount.final.text')}</p>
    </Card>
  )
}
