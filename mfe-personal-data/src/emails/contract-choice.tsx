import { type Contract, type CustomerProfile, contractDisplayName } from '@portal/contracts'
import { emailOfContract, openContracts } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem, CheckboxGroup, Verbatim } from '@portal/ui'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import type { EmailForm } from './email-form-schema.ts'

interface ContractChoiceProps {
  form: EmailForm
  profile: CustomerProfile
  /** Contracts that are listed first. */
  ownContracts: readonly string[]
  error: string | undefined
}

/** Chooses the contracts of an address. Each shows its present address. */
export function ContractChoice({ form, profile, ownContracts, error }: ContractChoiceProps) {
  const { t } = useTexts(emailDialogsTexts)
  const ticked = form.watch('contracts')
  const contracts = openContracts(profile)
  const isOwn = ({ contractId }: Contract) => ownContracts.includes(contractId)
  const stays = (contract: Contract) => isOwn(contract) && !ticked.includes(contract.contractId)
  const own = contracts.filter(isOwn)
  const others = contracts.filter((contract) => !isOwn(contract))

  const groupOf = (group: readonly Contract[], label: string, message: string | undefined) => {
    const isInGroup = (id: string) => group.some(({ contractId }) => contractId === id)
    return (
      <CheckboxGroup
        name="contracts"
        label={label}
        error={message}
        options={group.map((contract) => ({
          value: contract.contractId,
          label: <Verbatim>{contractDisplayName(contract)}</Verbatim>,
          hint: t(stays(contract) ? 'contractStays' : 'contractNote', {
            number: contract.contractNumber,
            email: emailOfContract(profile, contract.contractId)?.value ?? t('noAddress'),
          }),
        }))}
        value={ticked.filter(isInGroup)}
        onChange={(chosen) =>
          form.setValue('contracts', [...ticked.filter((id) => !isInGroup(id)), ...chosen], {
            shouldDirty: true,
          })
        }
      />
    )
  }

  if (own.length === 0) return groupOf(others, t('contractsLabel'), error)
  return (
    <>
      {groupOf(own, t('contractsLabel'), error)}
      {others.length > 0 && (
        <Accordion>
          <AccordionItem title={t('otherContracts', { count: others.length })}>
            {groupOf(others, t('otherContractsLabel'), undefined)}
          </AccordionItem>
        </Accordion>
      )}
    </>
  )
}
