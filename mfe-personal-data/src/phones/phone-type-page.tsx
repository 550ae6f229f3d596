import { ProfileContent, RouteLink, useOpenedItem } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PageHeader } from '@portal/ui'
import { Outlet, useParams } from 'react-router'
import NotFound from '../not-found.tsx'
import { PhoneCard, PhoneCardSkeleton } from './phone-card.tsx'
import { findPhone, isPhoneType, type PhoneType } from './phone-numbers.ts'
import { phonesTexts } from './phones.de.ts'
import { phonesSharedTexts } from './phones-shared.de.ts'
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
  const { t } = useTexts(phonesTexts)
  const { phoneId } = useParams()
  const phone = useOpenedItem(phoneId, findPhone(profile, phoneId))
  if (phoneId !== undefined && !phone) return <NotFound />
  return (
    <>
      <Header type={type} />
      <PhoneCard profile={profile} type={type} title={t('all')} />
      <Outlet context={{ profile, type } satisfies PhonesContext} />
    </>
  )
}

function Header({ type }: { type: PhoneType }) {
  const { t } = useTexts(phonesTexts)
  const shared = useTexts(phonesSharedTexts)
  return (
    <PageHeader title={t(`${type}.title`)} back={<RouteLink to="phones">{shared.t('title')}</RouteLink>}>
      {t(`${type}.lead`)}
    </PageHeader>
  )
}
