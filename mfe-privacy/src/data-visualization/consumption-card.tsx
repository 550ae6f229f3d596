import { type CustomerProfile, contractDisplayName, type TenantId } from '@portal/contracts'
import { LoadedContent, ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, EmptyState, SelectField, Skeleton } from '@portal/ui'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useState } from 'react'
import { privacyTexts } from '../texts.de.ts'
import { isWithdrawn, useConsumption } from './consumption.api.ts'
import { consumptionTexts } from './consumption.de.ts'
import { ConsumptionYears } from './consumption-years.tsx'

/** Disappears once the consent is withdrawn. */
export default function ConsumptionCard({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(consumptionTexts)
  const tab = useTexts(privacyTexts)
  const query = useConsumption(tenantId)
  if (isWithdrawn(query.error)) return null
  return (
    <Card
      level={3}
      title={tab.t('consumption')}
      icon={<ChartColumn />}
      actions={
        <RouteLink className={buttonClass('quiet')} to="dataVisualization">
          {t('manage')}
        </RouteLink>
      }
    >
      <LoadedContent query={query} skeleton={<Skeleton lines={8} />}>
        {({ contracts }) =>
          contracts.length === 0 ? (
            <EmptyState title={t('none.title')} icon={<ChartColumn />}>
              {t('none.text')}
            </EmptyState>
          ) : (
            <ProfileContent skeleton={<Skeleton lines={8} />}>
              {(profile) => <OneContract contracts={contracts} profile={profile} />}
            </ProfileContent>
          )
        }
      </LoadedContent>
    </Card>
  )
}

interface OneContractProps {
  contracts: NonNullable<ReturnType<typeof useConsumption>['data']>['contracts']
  profile: CustomerProfile
}

/** Shows one contract at a time, because kilowatt-hours and cubic metres do not add up. */
function OneContract({ contracts, profile }: OneContractProps) {
  const { t } = useTexts(consumptionTexts)
  const [chosen, setChosen] = useState(contracts[0]?.contractId)
  const shown = contracts.find(({ contractId }) => contractId === chosen) ?? contracts[0]

  function nameOf(id: string): string {
    const contract = profile.contractData.contracts.find(({ contractId }) => contractId === id)
    if (!contract) return t('unknownContract', { id })
    const name = contractDisplayName(contract)
    return t('contractOption', { name, number: contract.contractNumber })
  }

  if (!shown) return null
  return (
    <>
      {contracts.length > 1 ? (
        <SelectField
          label={t('contract')}
          value={shown.contractId}
          onChange={(event) => setChosen(event.target.value)}
        >
          {contracts.map(({ contractId }) => (
            <option key={contractId} value={contractId}>
              {nameOf(contractId)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p>{nameOf(shown.contractId)}</p>
      )}
      <ConsumptionYears key={shown.contractId} consumption={shown} />
    </>
  )
}
