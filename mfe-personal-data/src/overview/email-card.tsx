import { useUserProfile } from '@portal/bff-client'
import {
  type CustomerProfile,
  canonicalEmailAddress,
  type EmailItem,
  type UserProfile,
} from '@portal/contracts'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { Button, buttonClass } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { loadEmailListPage } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { type Fact, latestChange } from './fact.ts'
import { FactCard } from './fact-card.tsx'

type Channels = CustomerProfile['communicationChannelData']

/** The address for signing in first. It comes with the account, so it may be missing when the others are there. */
export function EmailCard({ channels }: { channels: Channels }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { data: user, error, isFetching, refetch } = useUserProfile()
  const items = [...channels.contractEmailAddresses, ...channels.contactEmailAddresses]
  return (
    <FactCard
      title={t('email')}
      icon={<Mail />}
      kind={user && t('emailCard.registration')}
      facts={user ? withRegistration(items, user) : items.map(toFact)}
      actions={
        <PreloadLink
          className={buttonClass('secondary')}
          to={linkTo(paths.emails)}
          preload={loadEmailListPage}
        >
          {t('emailCard.show')}
        </PreloadLink>
      }
    >
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

/** A brand may have the address for signing in, too: then it is one entry, however it is spelt there. */
function withRegistration(items: EmailItem[], user: UserProfile): Fact[] {
  const { eMailAddress, eMailAddressChangedAt } = user
  const isRegistration = ({ value }: EmailItem) =>
    canonicalEmailAddress(value) === canonicalEmailAddress(eMailAddress)
  const changedAt = latestChange([{ changedAt: eMailAddressChangedAt }, ...items.filter(isRegistration)])
  const others = items.filter((item) => !isRegistration(item)).map(toFact)
  return [{ id: 'registration', shown: eMailAddress, changedAt }, ...others]
}
