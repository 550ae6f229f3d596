import { ProfileContent, usePortal } from '@portal/portal'
import { Button, Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import BookOpenText from 'lucide-react/icons/book-open-text'
import { useTranslation } from 'react-i18next'
import { StoredDataCard } from './stored-data-card.tsx'

export function PrivacyPage() {
  const { t } = useTranslation()
  const { navigate } = usePortal()
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <CardGrid>
        <ProfileContent
          skeleton={
            <Card title={t('stored.title')}>
              <Skeleton lines={6} />
            </Card>
          }
        >
          {(profile) => <StoredDataCard profile={profile} />}
        </ProfileContent>
        <Card
          title={t('policy.title')}
          icon={<BookOpenText />}
          actions={
            <Button variant="secondary" onClick={() => navigate('/data-protection')}>
              {t('policy.open')}
            </Button>
          }
        >
          <p>{t('policy.text')}</p>
        </Card>
      </CardGrid>
    </>
  )
}
