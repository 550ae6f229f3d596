import type { UserProfile } from '@portal/contracts'
import { german } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslation } from 'react-i18next'

/** The password itself is the identity provider's; it tells when it was last reset. */
export function PasswordCard({ user }: { user: UserProfile }) {
  const { t } = useTranslation()
  const { lastPasswordResetDate: reset } = user
  return (
    <Card title={t('password.title')} icon={<KeyRound />}>
      <DefinitionList>
        <DataRow label={t('password.label')}>
          {reset ? german.formatDate(reset) : t('password.never')}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}
