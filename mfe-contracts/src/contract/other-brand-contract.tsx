import { type Contract, contractDisplayName, type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { OtherBrandAction, useCanSwitch } from '../other-brand-action.tsx'
import { contractTexts } from './contract.de.ts'
import { ContractHeader } from './contract-header.tsx'

interface OtherBrandContractProps {
  contract: Contract
  /** Whose contracts are shown now. */
  current: TenantId
}

/** For who comes by a bookmark while another brand is shown: the switch leads to the same page. */
export function OtherBrandContract({ contract, current }: OtherBrandContractProps) {
  const { t } = useTexts(contractTexts)
  const canSwitch = useCanSwitch()
  const { tenantId } = contract
  const words = {
    brand: tenants[tenantId].name,
    current: tenants[current].name,
    name: contractDisplayName(contract),
  }
  return (
    <>
      <ContractHeader title={t('other.title', words)}>
        {t(canSwitch(tenantId) ? 'other.text' : 'other.elsewhere', words)}
      </ContractHeader>
      <OtherBrandAction tenantId={tenantId} />
    </>
  )
}
