import type { CustomerProfile } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card, EmptyState, Skeleton, StatusBadge } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadNewPhoneDialog, loadReplacePhonesDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { type PhoneType, phonesOf } from './phone-numbers.ts'
import { PhoneRows } from './phone-rows.tsx'

interface PhoneCardProps {
  profile: CustomerProfile
  type: PhoneType
  title: string
  /** How many are shown before a link leads to all of them. */
  atMost?: number
}

export function PhoneCard({ profile, type, title, atMost = Number.POSITIVE_INFINITY }: PhoneCardProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const params = { phoneType: type }
  const phones = phonesOf(profile, type)
  const canAdd = type === 'contact' || profile.contractData.contracts.length > 0
  const count = phones.length

  const add = canAdd && (
    <DialogLink
      className={buttonClass('secondary')}
      to={linkTo(paths.newPhone, params)}
      preload={loadNewPhoneDialog}
    >
      {t('phones.add')}
    </DialogLink>
  )
  if (count === 0) {
    return (
      <Card title={title} icon={<Phone />}>
        <EmptyState title={t(`phones.${type}.none`)} actions={add}>
          {canAdd ? t(`phones.${type}.noneText`) : t('phones.contract.noContracts')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      icon={<Phone />}
      badge={<StatusBadge>{t('phones.count', { count })}</StatusBadge>}
      actions={
        <>
          {add}
          {count > atMost && (
            <Link className={buttonClass('quiet')} to={linkTo(paths.phoneType, params)}>
              {t('phones.showAll', { count })}
            </Link>
          )}
          {count > 1 && count <= atMost && (
            <DialogLink
              className={buttonClass('quiet')}
              to={linkTo(paths.replacePhones, params)}
              preload={loadReplacePhonesDialog}
            >
              {t('phones.replace')}
            </DialogLink>
          )}
        </>
      }
    >
      <PhoneRows profile={profile} type={type} phones={phones.slice(0, atMost)} />
    </Card>
  )
}

export function PhoneCardSkeleton({ type }: { type: PhoneType }) {
  const { t } = useTranslation()
  return (
    <Card title={t(`phones.${type}.title`)} icon={<Phone />}>
      <Skeleton lines={4} />
    </Card>
  )
}
