import { useUserProfile } from '@portal/bff-client'
import { RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { privacyTexts } from '../texts.de.ts'
import { useDeletionStatus } from './delete-account.api.ts'

/** Links to the deletion of the account. A foreign page may still show the card after the request, with its state. */
export function DeleteAccountCard() {
  const { t } = useTexts(privacyTexts)
  const { data: user } = useUserProfile()
  const isRequested = user?.status === 'deletion-pending'
  const { data: deletion } = useDeletionStatus(isRequested)
  const requestedAt = deletion?.requestedAt
  return (
    <Card
      level={3}
      title={t('account.title')}
      icon={<UserRoundX />}
      actions={
        <RouteLink className={buttonClass('quiet')} to="deleteAccount">
          {t(isRequested ? 'account.toState' : 'account.open')}
        </RouteLink>
      }
    >
      <DefinitionList>
        <DataRow
          label={t('account.label')}
          hint={isRequested ? undefined : t('account.hint')}
          changed={
            requestedAt
              ? t('account.requested', {
                  day: german.formatDay(requestedAt),
                  time: german.formatTime(requestedAt),
                })
              : undefined
          }
        >
          {t(`account.${deletion?.status ?? (isRequested ? 'pending' : 'none')}`)}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}
