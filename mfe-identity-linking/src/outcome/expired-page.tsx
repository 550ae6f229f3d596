import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, LetterIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { JourneyPage } from '../journey-page.tsx'
import { loadRenewalPage } from '../pages.ts'
import { paths } from '../paths.ts'

export function ExpiredPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <JourneyPage
      screen="expired"
      illustration={<LetterIllustration />}
      title={t('expired.title')}
      lead={t('expired.lead')}
      actions={
        <PreloadLink className={buttonClass()} to={linkTo(paths.renewal)} preload={loadRenewalPage}>
          {t('expired.renew')}
        </PreloadLink>
      }
    />
  )
}
