import { useUserProfile } from '@portal/bff-client'
import {
  type CustomerProfile,
  canonicalEmailAddress,
  type EmailItem,
  type UserProfile,
} from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, buttonClass } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { personalDataTexts } from '../texts.de.ts'
import { type Fact, FactCard } from './fact-card.tsx'

/** The sign-in address comes first. It is part of the user profile, so it may be missing when the others are loaded. */
export function EmailCard({ title, profile }: { title: string; profile: CustomerProfile }) {
  const { t } = useTexts(personalDataTexts)
  const { data: user, error, isFetching, refetch } = useUserProfile()
  const {
    contractEmailAddresses,
    contactEmailAddresses,
    pendingEmailAddresses = [],
  } = profile.communicationChannelData
  const items = [...contractEmailAddresses, ...contactEmailAddresses]
  const pending = new Set([
    ...(user?.pendingEMailAddress ? [user.pendingEMailAddress] : []),
    ...pendingEmailAddresses.map(({ value }) => value),
  ])
  return (
    <FactCard
      title={title}
      icon={<Mail />}
      kind={user && t('emailCard.registration')}
      facts={user ? withRegistration(items, user) : items.map(toFact)}
      actions={
        <RouteLink className={buttonClass('quiet')} to="emails">
          {t('emailCard.show')}
        </RouteLink>
      }
    >
      {[...pending].map((email) => (
        <p key={email}>{t('emailCard.pending', { email })}</p>
      ))}
      {error && !user && (
        <>
          <p role="alert">{t('emailCard.failed')}</p>
          <Button
            variant="quiet"
            busy={isFetching}
            busyText={t('emailCard.retrying')}
            onClick={() => refetch()}
          >
            {t('emailCard.retry')}
          </Button>
        </>
      )}
    </FactCard>
  )
}

const toFact = ({ id, value, changedAt }: EmailItem): Fact => ({ id, shown: value, changedAt })

/**
 * The sign-in address with its own date, and the other addresses. The same address at the brand, which may be spelt
 * differently, is not listed again: giving it a use does not change the sign-in address.
 */
function withRegistration(items: EmailItem[], user: UserProfile): Fact[] {
  const { eMailAddress, eMailAddressChangedAt } = user
  const isRegistration = ({ value }: EmailItem) =>
    canonicalEmailAddress(value) === canonicalEmailAddress(eMailAddress)
  const others = items.filter((item) => !isRegistration(item)).map(toFact)
  return [{ id: 'registration', shown: eMailAddress, changedAt: eMailAddressChangedAt }, ...others]
}
