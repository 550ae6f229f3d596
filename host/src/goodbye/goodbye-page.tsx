import { THIRD_BRAND, tenants } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, CardGrid, ExternalLink, PageHeader } from '@portal/ui'
import { Link, Navigate } from 'react-router'
import { DATA_PROTECTION_PATH } from '../paths.ts'
import { Picture } from '../pictures/picture.tsx'
import { goodbyeTime } from '../session/account-state.ts'
import { signInPath } from '../session/return-target.ts'
import { useSession } from '../session/use-session.ts'
import { goodbyeTexts } from './goodbye.de.ts'
import css from './goodbye-page.module.css'

const brands = Object.values(tenants).filter(({ id }) => id !== THIRD_BRAND)

/** Shown after the sign-out of a deleted account. Any other customer is redirected. */
export default function GoodbyePage() {
  const { t } = useTexts(goodbyeTexts)
  const session = useSession()
  const at = goodbyeTime()
  if (session.signedIn || at === null) return <Navigate to="/" replace />
  return (
    <>
      <Picture name="welcome" />
      <PageHeader title={t('title')}>
        {Date.parse(at) > Date.now()
          ? t('waits', { day: german.formatDate(at), time: german.formatTime(at) })
          : t('lead')}
      </PageHeader>
      <CardGrid>
        <Card
          title={t('next')}
          actions={
            <Link className={buttonClass('secondary')} to={`${DATA_PROTECTION_PATH}#speicherdauer`}>
              {t('toTerms')}
            </Link>
          }
        >
          <ul className={css.steps}>
            {t('steps', { returnObjects: true }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Card>
        <Card
          title={t('links')}
          actions={
            <>
              {brands.map(({ id, name, imprintUrl }) => (
                <ExternalLink
                  key={id}
                  className={buttonClass('secondary')}
                  href={new URL('/', imprintUrl).href}
                >
                  {t('toBrand', { name })}
                </ExternalLink>
              ))}
              <Link className={buttonClass('quiet')} to={signInPath('/')}>
                {t('signIn')}
              </Link>
            </>
          }
        >
          <p>{t('service')}</p>
        </Card>
      </CardGrid>
    </>
  )
}
