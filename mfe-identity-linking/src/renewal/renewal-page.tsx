import './renewal-texts.ts'
import { useLinkTo } from '@portal/portal'
import { buttonClass, Card, CardGrid } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { JourneyPage } from '../journey/journey-page.tsx'
import { paths } from '../paths.ts'
import { LetterCard } from './letter-card.tsx'

/** The ways to a new invitation: by mail at once, or by letter in a few days. */
export default function RenewalPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <JourneyPage
      screen="renewal"
      back={<Link to={linkTo(paths.expired)}>{t('renewal.back')}</Link>}
      title={t('renewal.title')}
      lead={t('renewal.lead')}
    >
      <CardGrid>
        <Card
          title={t('renewal.email.title')}
          icon={<Mail />}
          actions={
            <Link className={buttonClass()} to={linkTo(paths.renewalEmail)}>
              {t('renewal.email.choose')}
            </Link>
          }
        >
          <p>{t('renewal.email.text')}</p>
        </Card>
        <LetterCard />
      </CardGrid>
    </JourneyPage>
  )
}
