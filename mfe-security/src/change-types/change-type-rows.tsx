import type { UserProfile } from '@portal/contracts'
import { DialogLink, PreloadLink, useLinkTo, useTenantId } from '@portal/portal'
import { german } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { loadEmailResetDialog, loadPasswordResetPage, loadPhonePinDialog } from '../pages.ts'
import { paths } from '../paths.ts'

/** A row for each thing that can be changed; the PIN only where the brand asks for one. */
export function ChangeTypeRows({ user }: { user: UserProfile }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const tenantId = useTenantId()
  const { lastPasswordResetDate: reset, eMailAddressChangedAt: changedAt } = user
  const system = user.businessSystems.find((one) => one.tenantId === tenantId)
  return (
    <LinkRows>
      <LinkRow
        label={t('email.change')}
        hint={changedAt === undefined ? undefined : german.lastChangedLabel(changedAt)}
        link={(row) => <DialogLink {...row} to={linkTo(paths.emailReset)} preload={loadEmailResetDialog} />}
      />
      <LinkRow
        label={t('password.reset')}
        hint={
          reset
            ? t('changeTypes.passwordReset', { date: german.formatDate(reset) })
            : t('changeTypes.passwordNever')
        }
        link={(row) => (
          <PreloadLink {...row} to={linkTo(paths.passwordReset)} preload={loadPasswordResetPage} />
        )}
      />
      {system?.phonePin.enabled && (
        <LinkRow
          label={t(system.phonePin.version === 0 ? 'pin.edit.first' : 'pin.edit.title')}
          hint={german.lastChangedLabel(system.phonePin.changedAt)}
          link={(row) => <DialogLink {...row} to={linkTo(paths.phonePin)} preload={loadPhonePinDialog} />}
        />
      )}
    </LinkRows>
  )
}
