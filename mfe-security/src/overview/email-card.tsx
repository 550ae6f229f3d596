import type { UserProfile } from '@portal/contracts'
import { PendingAddress, RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { securityTexts } from '../texts.de.ts'

/** The address for signing in; a BFF that does not know when it was changed says nothing of it. */
export function EmailCard({ user }: { user: UserProfile }) {
  const { t } = useTexts(securityTexts)
  const { eMailAddress, eMailAddressChangedAt: changedAt, pendingEMailAddress: pending } = user
  const change = (label: string) => (
    <RouteLink className={buttonClass('secondary')} to="emailReset">
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
          {eMailAddress}
        </DataRow>
      </DefinitionList>
      {pending && <PendingAddress eMailAddress={pending} change={change} />}
    </Card>
  )
}
