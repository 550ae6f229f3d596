import { type Contract, contractDisplayName, type TenantId, tenants } from '@portal/contracts'
import { useTranslation } from 'react-i18next'
import { OtherBrandAction, useCanSwitch } from '../other-brand-action.tsx'
import { ContractHeader } from './contract-header.tsx'

interface OtherBrandContractProps {
  contract: Contract
  /** Whose contracts are shown now. */
  current: TenantId
}

/** For who comes by a bookmark while another brand is shown: the switch leads to the same page. */
export function OtherBrandContract({ contract, current }: OtherBrandContractProps) {
  const { t } = useTranslation()
  const canSwitch = useCanSwitch()
  const { tenantId } = contract
  const words = {
    brand: tenants[tenantId].name,
    current: tenants[current].name,
    name: contractDisplayName(contract),
  }
  return (
    <>
      <ContractHeader title={t('contractPage.other.title', words)}>
        {t(canSwitch(tenantId) ? 'contractPage.other.text' : 'contractPage.other.elsewhere', words)}
      </ContractHeader>
      <OtherBrandAction tenantId={tenantId} />
    </>
  )
}
