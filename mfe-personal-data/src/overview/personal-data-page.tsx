import { useCustomerProfile } from '@portal/bff-client'
import { ProfileContent, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Columns, Notice, PageHeader } from '@portal/ui'
import { Outlet } from 'react-router'
import { personalDataTexts } from '../texts.de.ts'
import { PersonalDataCards, PersonalDataSkeleton } from './personal-data-cards.tsx'

/** The landing page of the tab. Dialogs open above it. */
export default function PersonalDataPage() {
  const { t } = useTexts(personalDataTexts)
  // Also after a failed read, when help matters most. Not before, because the cards would push it down.
  const { isFetched } = useCustomerProfile(useTenantId())
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <Columns
        aside={
          isFetched && (
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
          )
        }
      >
        <ProfileContent skeleton={<PersonalDataSkeleton />}>
          {(profile) => <PersonalDataCards profile={profile} />}
        </ProfileContent>
      </Columns>
      <Outlet />
    </>
  )
}
