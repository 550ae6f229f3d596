import { THIRD_BRAND, tenants } from '@portal/contracts'
import { buttonClass, Card, ExternalLink, PageHeader } from '@portal/ui'
import { Link, Navigate } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { signInPath } from '../session/return-target.ts'
import { useHost } from '../start/host-context.ts'
import { texts } from './goodbye.de.ts'
import css from './goodbye-page.module.css'
import { goodbye } from './goodbye-path.ts'

const brands = Object.values(tenants).filter(({ id }) => id !== THIRD_BRAND)

/** After the account and the sign-out: what happens next, and ways on. Of no meaning to anybody else. */
export default function GoodbyePage() {
  const { session } = useHost()
  if (session.signedIn || !goodbye.isNoted()) return <Navigate to="/" replace />
  return (
    <>
      <Picture name="welcome" />
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <div className={css.parts}>
        <Card
          title={texts.next.title}
          actions={
            <Link className={buttonClass('secondary')} to="/data-protection#speicherdauer">
              {texts.next.toTerms}
            </Link>
          }
        >
          <ul className={css.steps}>
            {texts.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Card>
        <Card
          title={texts.ways.title}
          actions={
            <>
              {brands.map(({ id, name, imprintUrl }) => (
                <ExternalLink
                  key={id}
                  className={buttonClass('secondary')}
                  href={new URL('/', imprintUrl).href}
                >
                  {texts.ways.toBrand} {name}
                </ExternalLink>
              ))}
              <Link className={buttonClass('quiet')} to={signInPath('/')}>
                {texts.ways.signIn}
              </Link>
            </>
          }
        >
          <p>{texts.ways.text}</p>
        </Card>
      </div>
    </>
  )
}
