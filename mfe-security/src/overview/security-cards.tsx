import type { UserProfile } from '@portal/contracts'
import { german } from '@portal/text'
import { Card, CardGrid, DataRow, DefinitionList } from '@portal/ui'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SecurityCardsProps {
  user: UserProfile
  pinCard: ReactNode
}

export function SecurityCards({ user, pinCard }: SecurityCardsProps) {
  const { t } = useTranslation()
  const { lastPasswordResetDate: reset } = user

  return (
    <CardGrid>
      <Card title={t('email.title')} icon={<Mail />}>
        <DefinitionList>
          <DataRow label={t('email.label')}>{user.eMailAddress}</DataRow>
        </DefinitionList>
      </Card>
      <Card title={t('password.title')} icon={<KeyRound />}>
        <DefinitionList>
          <DataRow label={t('password.label')}>
            {reset ? german.formatDate(reset) : t('password.never')}
          </DataRow>
        </DefinitionList>
      </Card>
      {pinCard}
    </CardGrid>
  )
}
