import { PendingAddress, RouteLink, UserProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, Skeleton, Verbatim } from '@portal/ui'
import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import css from '../fact.module.css'
import { emailsTexts } from './emails.de.ts'

/**
 * The address with which the customer signs in. It belongs to the account and not to a brand.
 * @param title where the page already shows the usual title
 * @param children further links
 */
export function RegistrationCard({ title, children }: { title?: string; children?: ReactNode }) {
  const { t } = useTexts(emailsTexts)
  const change = (label: string) => (
    <RouteLink className={buttonClass('secondary')} to="emailReset">
      {label}
    </RouteLink>
  )
  return (
    <Card
      title={title ?? t('registration.title')}
      icon={<KeyRound />}
      actions={
        <>
          {change(t('registration.change'))}
          {children}
        </>
      }
    >
      <UserProfileContent skeleton={<Skeleton lines={1} />}>
        {({ eMailAddress, pendingEMailAddress: pending }) => (
          <>
            <p className={css.value}>
              <Verbatim>{eMailAddress}</Verbatim>
            </p>
            {pending && <PendingAddress eMailAddress={pending} change={change} />}
          </>
        )}
      </UserProfileContent>
      <p className={css.note}>{t('registration.lead')}</p>
    </Card>
  )
}
