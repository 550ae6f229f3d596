import type { UserProfile } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import KeyRound from 'lucide-react/icons/key-round'
import { securityTexts } from '../texts.de.ts'

/** The password itself is the identity provider's; it tells when it was last reset. */
export function PasswordCard({ user }: { user: UserProfile }) {
  const { t } = useTexts(securityTexts)
  const { lastPasswordResetDate: reset } = user
  return (
    <Card
      title={t('password.title')}
      icon={<KeyRound />}
      actions={
        <RouteLink className={buttonClass('secondary')} to="passwordReset">
          {t('password.reset')}
        </RouteLink>
      }
    >
      <DefinitionList>
        <DataRow label={t('password.label')}>
          {reset ? german.formatDate(reset) : t('password.never')}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}
