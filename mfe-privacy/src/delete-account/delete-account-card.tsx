import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useTranslation } from 'react-i18next'
import { loadDeleteAccountPage } from '../pages.ts'
import { paths } from '../paths.ts'

/** Leads to what the deletion of the account means. */
export function DeleteAccountCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card
      title={t('account.title')}
      icon={<UserRoundX />}
      actions={
        <PreloadLink
          className={buttonClass('secondary')}
          to={linkTo(paths.deleteAccount)}
          preload={loadDeleteAccountPage}
        >
          {t('account.open')}
        </PreloadLink>
      }
    >
      <DefinitionList>
        <DataRow label={t('account.label')} hint={t('account.hint')}>
          {t('account.active')}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}
