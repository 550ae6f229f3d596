import type { Contract, CustomerProfile } from '@portal/contracts'
import { emailOfContract, isSameAddress, openContracts } from '@portal/portal'
import type { EmailUses } from './email-form-schema.ts'

interface ContractPlan {
  changing: Contract[]
  unchanged: { contract: Contract; because: 'hasIt' | 'notChosen' }[]
}

/** What saving would do to each contract. Its business system may still refuse that. */
export function planOf(profile: CustomerProfile, { value, contracts: chosen }: EmailUses): ContractPlan {
  const contracts = openContracts(profile)
  const hasIt = ({ contractId }: Contract) =>
    isSameAddress(emailOfContract(profile, contractId)?.value ?? '', value)
  const isChanging = (contract: Contract) => chosen.includes(contract.contractId) && !hasIt(contract)
  return {
    changing: contracts.filter(isChanging),
    unchanged: contracts
      .filter((contract) => !isChanging(contract))
      .map((contract) => ({ contract, because: hasIt(contract) ? 'hasIt' : 'notChosen' })),
  }
}
