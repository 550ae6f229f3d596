import { usePortal } from '@portal/portal'
import { Button, Card } from '@portal/ui'
import BookOpenText from 'lucide-react/icons/book-open-text'
import { useTranslation } from 'react-i18next'

/** Leads to the privacy policy, which is the host's. */
export function PolicyCard() {
  const { t } = useTranslation()
  const { navigate } = usePortal()
  return (
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
  )
}
