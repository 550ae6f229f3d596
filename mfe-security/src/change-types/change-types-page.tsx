import type { UserProfile } from '@portal/contracts'
import { RouteLink, UserProfileContent, useTenantId } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Card, Columns, LinkRow, LinkRows, PageHeader, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { securityTexts } from '../texts.de.ts'
import { WatchCard } from '../watch-card.tsx'
import { changeTypesTexts } from './change-types.de.ts'

/** Links to all changes of this tab. */
export default function ChangeTypesPage() {
  const { t } = useTexts(changeTypesTexts)
  const tab = useTexts(securityTexts)
  return (
    <>
      <PageHeader title={tab.t('types')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <UserProfileContent
        skeleton={
          <TypesCard>
            <Skeleton lines={4} />
          </TypesCard>
        }
      >
        {(user) => (
          <TypesCard>
            <ChangeTypeRows user={user} />
          </TypesCard>
        )}
      </UserProfileContent>
    </>
  )
}

function TypesCard({ children }: { children: ReactNode }) {
  const { t } = useTexts(changeTypesTexts)
  return (
    <Columns aside={<WatchCard />}>
      <Card title={t('title')}>{children}</Card>
    </Columns>
  )
}

/** A row for each change. The PIN has one only if the brand uses PINs. */
function ChangeTypeRows({ user }: { user: UserProfile }) {
  const { t } = useTexts(changeTypesTexts)
  const tab = useTexts(securityTexts)
  const tenantId = useTenantId()
  const { lastPasswordResetDate: reset, eMailAddressChangedAt: changedAt } = user
  const system = user.businessSystems.find((one) => one.tenantId === tenantId)
  return (
    <LinkRows>
      <LinkRow
        label={tab.t('email.change')}
        hint={changedAt === undefined ? undefined : german.lastChangedLabel(changedAt)}
        link={(row) => <RouteLink {...row} to="emailReset" />}
      />
      <LinkRow
        label={tab.t('password.reset')}
        hint={reset ? t('passwordReset', { date: german.formatDate(reset) }) : t('passwordNever')}
        link={(row) => <RouteLink {...row} to="passwordReset" />}
      />
      {system?.phonePin.enabled && (
        <LinkRow
          label={tab.t(system.phonePin.version === 0 ? 'pin.first' : 'pin.change')}
          hint={german.lastChangedLabel(system.phonePin.changedAt)}
          link={(row) => <RouteLink {...row} to="phonePin" />}
        />
      )}
    </LinkRows>
  )
}
