import { DialogLink, PendingAddress, UserProfileContent, useLinkTo } from '@portal/portal'
import { buttonClass, Card, Skeleton } from '@portal/ui'
import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadEmailResetDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import css from './registration-card.module.css'

/**
 * The address with which the customer signs in. It belongs to the account and not to a brand.
 * @param title where the page around it has the usual one already
 * @param children further ways on, beside the one to another address
 */
export function RegistrationCard({ title, children }: { title?: string; children?: ReactNode }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
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
    <Card
      title={title ?? t('emails.registration.title')}
      icon={<KeyRound />}
      actions={
        <>
          {change(t('emails.registration.change'))}
          {children}
        </>
      }
    >
      <UserProfileContent skeleton={<Skeleton lines={1} />}>
        {({ eMailAddress, pendingEMailAddress: pending }) => (
          <>
            <p className={css.address}>{eMailAddress}</p>
            {pending && <PendingAddress eMailAddress={pending} change={change} />}
          </>
        )}
      </UserProfileContent>
      <p className={css.note}>{t('emails.registration.lead')}</p>
    </Card>
  )
}
