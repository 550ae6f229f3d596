import type { UserProfile } from '@portal/contracts'
import { useTenantId } from '@portal/portal'
import { german } from '@portal/text'
import { Card, CardGrid, DataRow, DefinitionList } from '@portal/ui'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useTranslation } from 'react-i18next'

export function SecurityCards({ user }: { user: UserProfile }) {
  const { t } = useTranslation()
  const tenantId = useTenantId()
  const { lastPasswordResetDate: reset } = user
  const system = user.businessSystems.find((one) => one.tenantId === tenantId)

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
      {system && (
        <Card title={t('pin.title')} icon={<Phone />}>
          <DefinitionList>
            <DataRow label={t('pin.label')}>
              {system.phonePin.enabled ? t('pin.enabled') : t('pin.disabled')}
            </DataRow>
          </DefinitionList>
        </Card>
      )}
    </CardGrid>
  )
}
