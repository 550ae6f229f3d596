import { type Contract, contractDisplayName, type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { OtherBrandAction, useCanSwitch } from '../other-brand-action.tsx'
import { contractTexts } from './contract.de.ts'
import { ContractHeader } from './contract-header.tsx'

interface OtherBrandContractProps {
  contract: Contract
  /** The brand whose contracts the portal shows. */
  current: TenantId
}

/** Replaces the page of a contract of another brand. The switch stays on this path. */
export function OtherBrandContract({ contract, current }: OtherBrandContractProps) {
  const { t } = useTexts(contractTexts)
  const canSwitch = useCanSwitch()
  const { tenantId } = contract
  const names = {
    brand: tenants[tenantId].name,
    current: tenants[current].name,
    name: contractDisplayName(contract),
  }
  return (
    <>
      <ContractHeader title={t('other.title', names)}>
        {t(canSwitch(tenantId) ? 'other.text' : 'other.elsewhere', names)}
      </ContractHeader>
      <OtherBrandAction tenantId={tenantId} />
    </>
  )
}
