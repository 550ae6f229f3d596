import type { CustomerProfile } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, EmptyState, Skeleton, StatusBadge } from '@portal/ui'
import House from 'lucide-react/icons/house'
import Mailbox from 'lucide-react/icons/mailbox'
import MapPin from 'lucide-react/icons/map-pin'
import { AddressRows } from './address-rows.tsx'
import { addressesTexts } from './addresses.de.ts'
import { type AddressType, addressesOf } from './addresses.ts'

const icons = { delivery: House, billing: Mailbox, contact: MapPin }

interface AddressCardProps {
  profile: CustomerProfile
  type: AddressType
  title: string
  /** How many are shown before a link leads to all of them. */
  atMost?: number
}

export function AddressCard({ profile, type, title, atMost = Number.POSITIVE_INFINITY }: AddressCardProps) {
  const { t } = useTexts(addressesTexts)
  const Icon = icons[type]
  const addresses = addressesOf(profile, type)
  const count = addresses.length
  if (count === 0) {
    return (
      <Card title={title} icon={<Icon />}>
        <EmptyState title={t('none')}>{t(`${type}.noneText`)}</EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      icon={<Icon />}
      badge={<StatusBadge>{t('count', { count })}</StatusBadge>}
      actions={
        <>
          <RouteLink className={buttonClass('secondary')} to="addressChoices" params={{ addressType: type }}>
            {t(`${type}.change`)}
          </RouteLink>
          {count > atMost && (
            <RouteLink className={buttonClass('quiet')} to="addressType" params={{ addressType: type }}>
              {t('showAll', { count })}
            </RouteLink>
          )}
        </>
      }
    >
      <AddressRows profile={profile} type={type} addresses={addresses.slice(0, atMost)} />
    </Card>
  )
}

export function AddressCardSkeleton({ type }: { type: AddressType }) {
  const { t } = useTexts(addressesTexts)
  const Icon = icons[type]
  return (
    <Card title={t(`${type}.title`)} icon={<Icon />}>
      <Skeleton lines={4} />
    </Card>
  )
}
