import { PortalLink } from '@portal/portal'
import { buttonClass, PageHeader, WelcomeIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import css from '../journey-page.module.css'
import { CodeForm } from './code-form.tsx'

/** Nobody is signed in, and no code was opened in this tab. */
export default function WelcomePage() {
  const { t } = useTranslation()
  return (
    <>
      <div className={css.picture}>
        <WelcomeIllustration />
      </div>
      <PageHeader title={t('welcome.title')}>{t('welcome.lead')}</PageHeader>
      <div className={css.parts}>
        <CodeForm />
        <div className={css.actions}>
          <PortalLink className={buttonClass('secondary')} to="/overview">
            {t('welcome.signIn')}
          </PortalLink>
        </div>
      </div>
    </>
  )
}
