import { businessAreaName, type Contract } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { DataRow, DefinitionList } from '@portal/ui'
import { interestProfileTexts } from './interest-profile.de.ts'

/** What the contracts tell of a customer. */
export function ContractInterests({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTexts(interestProfileTexts)
  const areas = new Set(
    contracts.flatMap(({ businessArea }) => (businessArea ? businessAreaName(businessArea) : [])),
  )
  const [oldest] = contracts.flatMap(({ termStart }) => termStart ?? []).sort()
  const none = t('unknown')
  return (
    <DefinitionList>
      <DataRow label={t('contracts')}>{german.formatCount(contracts.length)}</DataRow>
      <DataRow label={t('areas')}>{[...areas].join(', ') || none}</DataRow>
      <DataRow label={t('since')}>{oldest ? german.formatDate(oldest) : none}</DataRow>
      <DataRow label={t('consumption')}>{t('consumptionText')}</DataRow>
    </DefinitionList>
  )
}
