import type { UserProfile } from '@portal/contracts'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'

/** The address for signing in. */
export function EmailCard({ user }: { user: UserProfile }) {
  const { t } = useTranslation()
  return (
    <Card title={t('email.title')} icon={<Mail />}>
      <DefinitionList>
        <DataRow label={t('email.label')}>{user.eMailAddress}</DataRow>
      </DefinitionList>
    </Card>
  )
}
