import { useUserProfile } from '@portal/bff-client'
import { RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { privacyTexts } from '../texts.de.ts'
import { useDeletionStatus } from './delete-account.api.ts'

/**
 * Leads to what the deletion of the account means. In the portal nobody sees it afterwards; a foreign page may show it
 * still, with how far the deletion is.
 */
export function DeleteAccountCard() {
  const { t } = useTexts(privacyTexts)
  const { data: user } = useUserProfile()
  const isAsked = user?.status === 'deletion-pending'
  const { data: deletion } = useDeletionStatus(isAsked)
  const asked = deletion?.requestedAt
  return (
    <Card
      title={t('account.title')}
      icon={<UserRoundX />}
      actions={
        <RouteLink className={buttonClass('secondary')} to="deleteAccount">
          {t(isAsked ? 'account.toState' : 'account.open')}
        </RouteLink>
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
