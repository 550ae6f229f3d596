import { ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid, PageHeader } from '@portal/ui'
import { PhoneCard, PhoneCardSkeleton } from './phone-card.tsx'
import { phoneTypes } from './phone-numbers.ts'
import { phonesTexts } from './phones.de.ts'
import { phonesSharedTexts } from './phones-shared.de.ts'

/** Both kinds of numbers, the first few of each. */
export default function PhoneListPage() {
  const { t } = useTexts(phonesTexts)
  const shared = useTexts(phonesSharedTexts)
  return (
    <>
      <PageHeader title={shared.t('title')} back={<RouteLink to="overview">{t('back')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <ProfileContent
        skeleton={
          <CardGrid>
            {phoneTypes.map((type) => (
              <PhoneCardSkeleton key={type} type={type} />
            ))}
          </CardGrid>
        }
      >
        {(profile) => (
          <CardGrid>
            {phoneTypes.map((type) => (
              <PhoneCard key={type} profile={profile} type={type} title={t(`${type}.title`)} atMost={5} />
            ))}
          </CardGrid>
        )}
      </ProfileContent>
    </>
  )
}
