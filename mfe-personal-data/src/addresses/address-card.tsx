import type { CustomerProfile } from '@portal/contracts'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card, EmptyState, Skeleton, StatusBadge } from '@portal/ui'
import House from 'lucide-react/icons/house'
import Mailbox from 'lucide-react/icons/mailbox'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadAddressChoicesPage } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { AddressRows } from './address-rows.tsx'
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
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const Icon = icons[type]
  const addresses = addressesOf(profile, type)
  const count = addresses.length
  if (count === 0) {
    return (
      <Card title={title} icon={<Icon />}>
        <EmptyState title={t('addresses.none')}>{t(`addresses.${type}.noneText`)}</EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      icon={<Icon />}
      badge={<StatusBadge>{t('addresses.count', { count })}</StatusBadge>}
      actions={
        <>
          <PreloadLink
            className={buttonClass('secondary')}
            to={linkTo(paths.addressChoices, { addressType: type })}
            preload={loadAddressChoicesPage}
          >
            {t(`addresses.${type}.change`)}
          </PreloadLink>
          {count > atMost && (
            <Link className={buttonClass('quiet')} to={linkTo(paths.addressType, { addressType: type })}>
              {t('addresses.showAll', { count })}
            </Link>
          )}
        </>
      }
    >
      <AddressRows profile={profile} type={type} addresses={addresses.slice(0, atMost)} />
    </Card>
  )
}

export function AddressCardSkeleton({ type }: { type: AddressType }) {
  const { t } = useTranslation()
  const Icon = icons[type]
  return (
    <Card title={t(`addresses.${type}.title`)} icon={<Icon />}>
      <Skeleton lines={4} />
    </Card>
  )
}
