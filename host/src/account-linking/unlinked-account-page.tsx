import { useUserProfile } from '@portal/bff-client'
import { PARENT_BRAND, portalPaths, serviceContacts } from '@portal/contracts'
import { ServiceContact } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, buttonClass, Card, LinkButton, Loading, PageHeader, Skeleton, Stack } from '@portal/ui'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { OVERVIEW_PATH } from '../paths.ts'
import { Picture } from '../pictures/picture.tsx'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import { useIsAccountUnlinked } from '../session/account-state.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { DeleteUnlinkedCard } from './delete-unlinked-card.tsx'
import { StoredDataCard } from './stored-data-card.tsx'
import { unlinkedAccountTexts } from './unlinked-account.de.ts'

const mailToService = `mailto:${serviceContacts[PARENT_BRAND].eMailAddress}?subject=${encodeURIComponent(unlinkedAccountTexts.t('newCode.subject'))}`

/** For an account without a customer. Any other is redirected to the overview, which shows failed requests. */
export default function UnlinkedAccountPage() {
  const { isPending } = useUserProfile()
  const isUnlinked = useIsAccountUnlinked()
  if (isUnlinked) return <LinkOptions />
  if (!isPending) return <Navigate to={OVERVIEW_PATH} replace />
  return (
    <Loading>
      <Skeleton lines={6} />
    </Loading>
  )
}

/** After the deletion only the sign-out is left. */
function LinkOptions() {
  const { t } = useTexts(unlinkedAccountTexts)
  const [isDeleted, setDeleted] = useState(false)
  const signOut = useSignOut()
  if (!isDeleted) return <UnlinkedAccount onDeleted={() => setDeleted(true)} />
  return (
    <>
      <Picture name="welcome" />
      <PageHeader title={t('deleted.title')}>{t('deleted.text')}</PageHeader>
      <Button onClick={signOut}>{t('signOut')}</Button>
    </>
  )
}

function UnlinkedAccount({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTexts(unlinkedAccountTexts)
  const prefetch = usePrefetch()
  const signOut = useSignOut()
  return (
    <>
      <Picture name="welcome" />
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <Stack>
        <Card
          title={t('code.title')}
          actions={
            <Link className={buttonClass()} to={portalPaths.code} {...prefetch(portalPaths.code)}>
              {t('code.enter')}
            </Link>
          }
        >
          <p>{t('code.text')}</p>
        </Card>
        <Card
          title={t('newCode.title')}
          actions={
            <LinkButton variant="secondary" href={mailToService}>
              {t('newCode.ask')}
            </LinkButton>
          }
        >
          <p>{t('newCode.expired')}</p>
          <p>{t('newCode.lost')}</p>
        </Card>
        <Card title={t('contact')}>
          <ServiceContact tenantId={PARENT_BRAND} level={3} />
        </Card>
        <StoredDataCard />
        <DeleteUnlinkedCard onDeleted={onDeleted} />
        <p>{t('otherAccount')}</p>
        <div>
          <Button variant="secondary" onClick={signOut}>
            {t('signOut')}
          </Button>
        </div>
      </Stack>
    </>
  )
}
