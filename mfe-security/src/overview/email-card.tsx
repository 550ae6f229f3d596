import type { UserProfile } from '@portal/contracts'
import { DialogLink, PendingAddress, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { loadEmailResetDialog } from '../pages.ts'
import { paths } from '../paths.ts'

/** The address for signing in; a BFF that does not know when it was changed says nothing of it. */
export function EmailCard({ user }: { user: UserProfile }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { eMailAddress, eMailAddressChangedAt: changedAt, pendingEMailAddress: pending } = user
  const change = (label: string) => (
    <DialogLink
      className={buttonClass('secondary')}
      to={linkTo(paths.emailReset)}
      preload={loadEmailResetDialog}
    >
      {label}
    </DialogLink>
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
