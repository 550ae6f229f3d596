import {
  type ConsentHistory,
  consentTitle,
  kindTitle,
  type PermissionKind,
  type PermissionsHistory,
  permissionKinds,
  type TenantId,
  tenants,
} from '@portal/contracts'
import { useTexts } from '@portal/text'
import { AccordionItem, Card, EmptyState, Notice, StatusBadge } from '@portal/ui'
import History from 'lucide-react/icons/history'
import { ConsentChanges } from './consent-changes.tsx'
import { historyTexts } from './history.de.ts'
import css from './history.module.css'

type Group = PermissionKind | 'other'

const groups: readonly Group[] = [...permissionKinds, 'other']

function groupOf({ consent }: ConsentHistory): Group {
  if (consent === 'product-consent') return 'advertising'
  const kind = consent.split('.')[0]
  return groups.find((group) => group === kind) ?? 'other'
}

/** The law grants the permission to write letters, so it is no decision of the customer. */
const isUntouched = ({ consent, given, changes }: ConsentHistory) =>
  changes.length === 0 && (!given || consent === 'product-consent')

interface ConsentGroupsProps {
  history: PermissionsHistory
  tenantId: TenantId
}

/** All consents by kind, in the order of the BFF. */
export function ConsentGroups({ history: { consents, isComplete }, tenantId }: ConsentGroupsProps) {
  const { t } = useTexts(historyTexts)
  const byGroup = Map.groupBy(consents, groupOf)
  if (consents.every(isUntouched)) return <Untouched tenantId={tenantId} />
  return (
    <>
      {groups.map((group) => {
        const ofGroup = byGroup.get(group)
        return ofGroup && <GroupCard key={group} group={group} consents={ofGroup} tenantId={tenantId} />
      })}
      {!isComplete && <Notice>{t('older')}</Notice>}
    </>
  )
}

function Untouched({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(historyTexts)
  return (
    <Card title={t('groups.all')}>
      <EmptyState title={t('empty')} icon={<History />}>
        {t('emptyText', { brand: tenants[tenantId].name })}
      </EmptyState>
    </Card>
  )
}

interface GroupCardProps {
  group: Group
  consents: readonly ConsentHistory[]
  tenantId: TenantId
}

function GroupCard({ group, consents, tenantId }: GroupCardProps) {
  const { t } = useTexts(historyTexts)
  const changed = consents.filter(({ changes }) => changes.length > 0)
  const unchanged = consents.filter(({ changes }) => changes.length === 0)
  return (
    <Card title={group === 'other' ? t('groups.other') : kindTitle(group)}>
      <div className={css.consents}>
        {changed.map((consent) => (
          <div key={consent.consent}>
            <ConsentHead consent={consent} />
            <ConsentChanges consent={consent} tenantId={tenantId} />
          </div>
        ))}
      </div>
      {unchanged.length > 0 && (
        <AccordionItem title={t('unchanged', { count: unchanged.length })}>
          {unchanged.map((consent) => (
            <ConsentHead key={consent.consent} consent={consent} />
          ))}
        </AccordionItem>
      )}
    </Card>
  )
}

function stateOf({ consent, given }: ConsentHistory) {
  if (consent === 'product-consent') return given ? 'lawful' : 'objected'
  return given ? 'given' : 'missing'
}

function ConsentHead({ consent }: { consent: ConsentHistory }) {
  const { t } = useTexts(historyTexts)
  return (
    <div className={css.head}>
      <h3 className={css.title}>{consentTitle(consent.consent)}</h3>
      <StatusBadge kind={consent.given ? 'brand' : 'neutral'}>{t(`states.${stateOf(consent)}`)}</StatusBadge>
    </div>
  )
}
