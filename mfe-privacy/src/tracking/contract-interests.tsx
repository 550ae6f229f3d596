import { businessAreaName, type Contract } from '@portal/contracts'
import { german } from '@portal/text'
import { DataRow, DefinitionList } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** What the contracts tell of a customer. */
export function ContractInterests({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation()
  const areas = new Set(
    contracts.flatMap(({ businessArea }) => (businessArea ? businessAreaName(businessArea) : [])),
  )
  const [oldest] = contracts.flatMap(({ termStart }) => termStart ?? []).sort()
  const none = t('interestProfile.unknown')
  return (
    <DefinitionList>
      <DataRow label={t('interestProfile.contracts')}>{german.formatCount(contracts.length)}</DataRow>
      <DataRow label={t('interestProfile.areas')}>{[...areas].join(', ') || none}</DataRow>
      <DataRow label={t('interestProfile.since')}>{oldest ? german.formatDate(oldest) : none}</DataRow>
      <DataRow label={t('interestProfile.consumption')}>{t('interestProfile.consumptionText')}</DataRow>
    </DefinitionList>
  )
}
