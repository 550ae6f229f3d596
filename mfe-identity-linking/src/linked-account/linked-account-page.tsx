import { isRefusedAs, useUserProfile } from '@portal/bff-client'
import { tenants, type UserProfile } from '@portal/contracts'
import { UserProfileContent, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card, DataRow, DefinitionList, PageHeader, Skeleton, Verbatim } from '@portal/ui'
import Link2 from 'lucide-react/icons/link-2'
import { identityLinkingTexts } from '../texts.de.ts'

/** The brands that the signed-in account is linked with. */
export default function LinkedAccountPage() {
  const { t } = useTexts(identityLinkingTexts)
  const isUnlinked = isRefusedAs('unknown-customer', useUserProfile().error)
  return (
    <>
      <PageHeader title={t('title')}>{isUnlinked ? t('leadUnlinked') : t('lead')}</PageHeader>
      {!isUnlinked && (
        <UserProfileContent skeleton={<AccountSkeleton />}>
          {(user) => <LinkedAccountCard user={user} />}
        </UserProfileContent>
      )}
    </>
  )
}

function AccountSkeleton() {
  const { t } = useTexts(identityLinkingTexts)
  return (
    <Card title={t('account.title')}>
      <Skeleton lines={2} />
    </Card>
  )
}

function LinkedAccountCard({ user }: { user: UserProfile }) {
  const { t } = useTexts(identityLinkingTexts)
  const { navigate } = usePortal()
  const brands = user.businessSystems.map(({ tenantId }) => tenants[tenantId].name)
  return (
    <Card
      title={t('account.title')}
      icon={<Link2 />}
      actions={
        <Button variant="secondary" onClick={() => navigate('/overview')}>
          {t('toOverview')}
        </Button>
      }
    >
      <DefinitionList>
        <DataRow label={t('account.email')}>
          <Verbatim>{user.eMailAddress}</Verbatim>
        </DataRow>
        <DataRow label={t('account.brands')}>
          {brands.length > 0 ? new Intl.ListFormat('de').format(brands) : t('account.none')}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}
