import type { UserProfile } from '@portal/contracts'
import { PendingAddress, RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList, Verbatim } from '@portal/ui'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import { securityTexts } from '../texts.de.ts'

/** The sign-in address. Older BFFs send no date of its last change. */
export function EmailCard({ user }: { user: UserProfile }) {
  const { t } = useTexts(securityTexts)
  const { eMailAddress, eMailAddressChangedAt: changedAt, pendingEMailAddress: pending } = user
  const change = (label: string) => (
    <RouteLink className={buttonClass('quiet')} to="emailReset">
      {label}
    </RouteLink>
  )
  return (
    <Card title={t('email.title')} icon={<Mail />} actions={!pending && change(t('email.change'))}>
      <DefinitionList>
        <DataRow
          label={t('email.label')}
          changed={changedAt === undefined ? undefined : german.lastChangedLabel(changedAt)}
        >
          <Verbatim>{eMailAddress}</Verbatim>
        </DataRow>
      </DefinitionList>
      {pending && <PendingAddress eMailAddress={pending} change={change} />}
    </Card>
  )
}

/** The date of the last password reset. The identity provider has the password itself. */
export function PasswordCard({ user }: { user: UserProfile }) {
  const { t } = useTexts(securityTexts)
  const { lastPasswordResetDate: reset } = user
  return (
    <Card
      title={t('password.title')}
      icon={<KeyRound />}
      actions={
        <RouteLink className={buttonClass('quiet')} to="passwordReset">
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
