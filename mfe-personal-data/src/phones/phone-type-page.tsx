import './phones-texts.ts'
import { ProfileContent, useLinkTo, useOpenedItem } from '@portal/portal'
import { PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useParams } from 'react-router'
import { NotFound } from '../not-found.tsx'
import { paths } from '../paths.ts'
import { PhoneCard, PhoneCardSkeleton } from './phone-card.tsx'
import { findPhone, isPhoneType, type PhoneType } from './phone-numbers.ts'
import type { PhonesContext } from './phones-view.ts'

/** All numbers of one kind; the dialogs for them open above. */
export default function PhoneTypePage() {
  const { phoneType = '' } = useParams()
  return isPhoneType(phoneType) ? <PhonesOfType key={phoneType} type={phoneType} /> : <NotFound />
}

function PhonesOfType({ type }: { type: PhoneType }) {
  return (
    <ProfileContent header={<Header type={type} />} skeleton={<PhoneCardSkeleton type={type} />}>
      {(profile) => <KnownPhones profile={profile} type={type} />}
    </ProfileContent>
  )
}

function KnownPhones({ profile, type }: PhonesContext) {
  const { t } = useTranslation()
  const { phoneId } = useParams()
  const phone = useOpenedItem(phoneId, findPhone(profile, phoneId))
  if (phoneId !== undefined && !phone) return <NotFound />
  return (
    <>
      <Header type={type} />
      <PhoneCard profile={profile} type={type} title={t('phones.all')} />
      <Outlet context={{ profile, type } satisfies PhonesContext} />
    </>
  )
}

function Header({ type }: { type: PhoneType }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <PageHeader
      title={t(`phones.${type}.title`)}
      back={<Link to={linkTo(paths.phones)}>{t('phones.title')}</Link>}
    >
      {t(`phones.${type}.lead`)}
    </PageHeader>
  )
}
