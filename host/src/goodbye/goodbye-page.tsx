import { THIRD_BRAND, tenants } from '@portal/contracts'
import { buttonClass, Card, CardGrid, ExternalLink, PageHeader } from '@portal/ui'
import { Link, Navigate } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { isGoodbye } from '../session/goodbye.ts'
import { signInPath } from '../session/return-target.ts'
import { useHost } from '../start/host-context.ts'
import { steps, texts } from './goodbye.de.ts'
import css from './goodbye-page.module.css'

const brands = Object.values(tenants).filter(({ id }) => id !== THIRD_BRAND)

/** After the account and the sign-out: what happens next, and ways on. Of no meaning to anybody else. */
export default function GoodbyePage() {
  const { session } = useHost()
  if (session.signedIn || !isGoodbye()) return <Navigate to="/" replace />
  return (
    <>
      <Picture name="welcome" />
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <CardGrid>
        <Card
          title={texts.next}
          actions={
            <Link className={buttonClass('secondary')} to="/data-protection#speicherdauer">
              {texts.toTerms}
            </Link>
          }
        >
          <ul className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Card>
        <Card
          title={texts.ways}
          actions={
            <>
              {brands.map(({ id, name, imprintUrl }) => (
                <ExternalLink
                  key={id}
                  className={buttonClass('secondary')}
                  href={new URL('/', imprintUrl).href}
                >
                  {texts.toBrand} {name}
                </ExternalLink>
              ))}
              <Link className={buttonClass('quiet')} to={signInPath('/')}>
                {texts.signIn}
              </Link>
            </>
          }
        >
          <p>{texts.service}</p>
        </Card>
      </CardGrid>
    </>
  )
}
