import './change-types-texts.ts'
import { UserProfileContent, useLinkTo } from '@portal/portal'
import { Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ChangeTypeRows } from './change-type-rows.tsx'

/** All that can be changed in this tab, at a glance. */
export default function ChangeTypesPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <>
      <PageHeader title={t('types')} back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}>
        {t('changeTypes.lead')}
      </PageHeader>
      <UserProfileContent
        skeleton={
          <TypesCard>
            <Skeleton lines={4} />
          </TypesCard>
        }
      >
        {(user) => (
          <TypesCard>
            <ChangeTypeRows user={user} />
          </TypesCard>
        )}
      </UserProfileContent>
    </>
  )
}

function TypesCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <CardGrid>
      <Card title={t('changeTypes.title')}>{children}</Card>
    </CardGrid>
  )
}
