import './phones-texts.ts'
import { ProfileContent, useLinkTo } from '@portal/portal'
import { CardGrid, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { PhoneCard, PhoneCardSkeleton } from './phone-card.tsx'
import { phoneTypes } from './phone-numbers.ts'

/** Both kinds of numbers, the first few of each. */
export default function PhoneListPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <>
      <PageHeader
        title={t('phones.title')}
        back={<Link to={linkTo(paths.overview)}>{t('phones.back')}</Link>}
      >
        {t('phones.lead')}
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
              <PhoneCard
                key={type}
                profile={profile}
                type={type}
                title={t(`phones.${type}.title`)}
                atMost={5}
              />
            ))}
          </CardGrid>
        )}
      </ProfileContent>
    </>
  )
}
