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
  const none = t('trackingDialog.interests.unknown')
  return (
    <DefinitionList>
      <DataRow label={t('trackingDialog.interests.contracts')}>
        {german.formatCount(contracts.length)}
      </DataRow>
      <DataRow label={t('trackingDialog.interests.areas')}>{[...areas].join(', ') || none}</DataRow>
      <DataRow label={t('trackingDialog.interests.since')}>
        {oldest ? german.formatDate(oldest) : none}
      </DataRow>
      <DataRow label={t('trackingDialog.interests.consumption')}>
        {t('trackingDialog.interests.consumptionText')}
      </DataRow>
    </DefinitionList>
  )
}
