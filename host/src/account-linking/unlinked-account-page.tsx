import { useUserProfile } from '@portal/bff-client'
import { portalPaths, serviceContacts, type TenantId } from '@portal/contracts'
import { ServiceContact } from '@portal/portal'
import { Button, buttonClass, Card, LinkButton, Loading, PageHeader, Skeleton } from '@portal/ui'
import { Link, Navigate } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import { useIsAccountUnlinked } from '../session/unlinked-account.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { OVERVIEW_PATH } from '../tabs/overview-path.ts'
import css from './account-linking.module.css'
import { texts } from './unlinked-account.de.ts'

/** Nobody knows the brand of somebody who has no contract. */
const PARENT: TenantId = '100'

const mailToService = `mailto:${serviceContacts[PARENT].eMailAddress}?subject=${encodeURIComponent(texts.newCode.subject)}`

/** For an account that belongs to no customer yet. Whoever has one finds the overview, or there what has failed. */
export default function UnlinkedAccountPage() {
  const { isPending } = useUserProfile()
  const isUnlinked = useIsAccountUnlinked()
  if (isUnlinked) return <WaysToContract />
  if (!isPending) return <Navigate to={OVERVIEW_PATH} replace />
  return (
    <Loading>
      <Skeleton lines={6} />
    </Loading>
  )
}

function WaysToContract() {
  const prefetch = usePrefetch()
  const signOut = useSignOut()
  const { code, newCode } = texts
  return (
    <>
      <Picture name="welcome" />
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <div className={css.parts}>
        <Card
          title={code.title}
          actions={
            <Link className={buttonClass()} to={portalPaths.code} {...prefetch(portalPaths.code)}>
              {code.enter}
            </Link>
          }
        >
          <p>{code.text}</p>
        </Card>
        <Card
          title={newCode.title}
          actions={
            <LinkButton variant="secondary" href={mailToService}>
              {newCode.ask}
            </LinkButton>
          }
        >
          <p>{newCode.expired}</p>
          <p>{newCode.lost}</p>
        </Card>
        <Card title={texts.contact}>
          <ServiceContact tenantId={PARENT} level={3} />
        </Card>
        <p>{texts.otherAccount}</p>
        <div>
          <Button variant="secondary" onClick={signOut}>
            {texts.signOut}
          </Button>
        </div>
      </div>
    </>
  )
}
