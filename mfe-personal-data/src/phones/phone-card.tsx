import type { CustomerProfile } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, EmptyState, Skeleton, StatusBadge } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { type PhoneType, phonesOf } from './phone-numbers.ts'
import { PhoneRows } from './phone-rows.tsx'
import { phonesTexts } from './phones.de.ts'

interface PhoneCardProps {
  profile: CustomerProfile
  type: PhoneType
  title: string
  /** How many are shown before a link leads to all of them. */
  atMost?: number
}

export function PhoneCard({ profile, type, title, atMost = Number.POSITIVE_INFINITY }: PhoneCardProps) {
  const { t } = useTexts(phonesTexts)
  const params = { phoneType: type }
  const phones = phonesOf(profile, type)
  const canAdd = type === 'contact' || profile.contractData.contracts.length > 0
  const count = phones.length

  const add = canAdd && (
    <RouteLink className={buttonClass('secondary')} to="newPhone" params={params}>
      {t('add')}
    </RouteLink>
  )
  if (count === 0) {
    return (
      <Card title={title} icon={<Phone />}>
        <EmptyState title={t(`${type}.none`)} actions={add}>
          {canAdd ? t(`${type}.noneText`) : t('contract.noContracts')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      icon={<Phone />}
      badge={<StatusBadge>{t('count', { count })}</StatusBadge>}
      actions={
        <>
          {add}
          {count > atMost && (
            <RouteLink className={buttonClass('quiet')} to="phoneType" params={params}>
              {t('showAll', { count })}
            </RouteLink>
          )}
          {count > 1 && count <= atMost && (
            <RouteLink className={buttonClass('quiet')} to="replacePhones" params={params}>
              {t('replace')}
            </RouteLink>
          )}
        </>
      }
    >
      <PhoneRows profile={profile} type={type} phones={phones.slice(0, atMost)} />
    </Card>
  )
}

export function PhoneCardSkeleton({ type }: { type: PhoneType }) {
  const { t } = useTexts(phonesTexts)
  return (
    <Card title={t(`${type}.title`)} icon={<Phone />}>
      <Skeleton lines={4} />
    </Card>
  )
}
