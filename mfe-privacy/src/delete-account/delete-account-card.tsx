import { useUserProfile } from '@portal/bff-client'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useTranslation } from 'react-i18next'
import { loadDeleteAccountPage } from '../pages.ts'
import { paths } from '../paths.ts'
import { useDeletionStatus } from './delete-account.api.ts'

/**
 * Leads to what the deletion of the account means. In the portal nobody sees it afterwards; a foreign page may show it
 * still, with how far the deletion is.
 */
export function DeleteAccountCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { data: user } = useUserProfile()
  const isAsked = user?.status === 'deletion-pending'
  const { data: deletion } = useDeletionStatus(isAsked)
  const asked = deletion?.requestedAt
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
          {t(isAsked ? 'account.toState' : 'account.open')}
        </PreloadLink>
      }
    >
      <DefinitionList>
        <DataRow
          label={t('account.label')}
          hint={isAsked ? undefined : t('account.hint')}
          changed={
            asked
              ? t('account.asked', { day: german.formatDay(asked), time: german.formatTime(asked) })
              : undefined
          }
        >
          {t(`account.${deletion?.status ?? (isAsked ? 'pending' : 'none')}`)}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}
