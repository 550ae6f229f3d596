import { useCustomerProfile } from '@portal/bff-client'
import { DialogLink, ProfileContent, useLinkTo, useTenantId } from '@portal/portal'
import { buttonClass, Card, CardGrid, Notice, PageHeader, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { loadHelpDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { PersonalDataCards } from './personal-data-cards.tsx'
import css from './personal-data-page.module.css'

/** The landing page of the tab; dialogs with a path of their own open above it. */
export function PersonalDataPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
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
              <DialogLink className={buttonClass('quiet')} to={linkTo(paths.help)} preload={loadHelpDialog}>
                {t('help.open')}
              </DialogLink>
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
  const { t } = useTranslation()
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
