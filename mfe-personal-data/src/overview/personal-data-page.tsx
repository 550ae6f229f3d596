import { useCustomerProfile } from '@portal/bff-client'
import { ProfileContent, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, CardGrid, Notice, PageHeader, Skeleton } from '@portal/ui'
import { Outlet } from 'react-router'
import { personalDataTexts } from '../texts.de.ts'
import { PersonalDataCards } from './personal-data-cards.tsx'
import css from './personal-data-page.module.css'

/** The landing page of the tab; dialogs with a path of their own open above it. */
export default function PersonalDataPage() {
  const { t } = useTexts(personalDataTexts)
  // With the cards or without: who sees nothing needs the help most. Not before, as the cards would push it down.
  const { isFetched } = useCustomerProfile(useTenantId())
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <ProfileContent skeleton={<CardSkeletons />}>
        {(profile) => <PersonalDataCards profile={profile} />}
      </ProfileContent>
      {isFetched && (
        <div className={css.help}>
          <Notice
            title={t('help.question')}
            actions={
              <RouteLink className={buttonClass('quiet')} to="help">
                {t('help.open')}
              </RouteLink>
            }
          >
            {t('help.answer')}
          </Notice>
        </div>
      )}
      <Outlet />
    </>
  )
}

function CardSkeletons() {
  const { t } = useTexts(personalDataTexts)
  const titles = [
    t('name'),
    t('birthDate.title'),
    t('email'),
    t('contractNumber'),
    t('phone'),
    t('payment.title'),
  ]
  return (
    <CardGrid>
      {[...titles, t('address.title')].map((title) => (
        <Card key={title} title={title}>
          <Skeleton lines={2} />
        </Card>
      ))}
    </CardGrid>
  )
}
