import type { MyData } from '@portal/contracts'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** What is not handed out, and why: else a customer would have to guess. */
export function WithheldCard({ withheld }: Pick<MyData, 'withheld'>) {
  const { t } = useTranslation()
  return (
    <Card title={t('myData.withheld')}>
      <DefinitionList>
        {withheld.map(({ what, why }) => (
          <DataRow key={what} label={what}>
            {why}
          </DataRow>
        ))}
      </DefinitionList>
    </Card>
  )
}
