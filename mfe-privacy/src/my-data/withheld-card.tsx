import type { MyData } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import { myDataTexts } from './my-data.de.ts'

/** What is not handed out, and why: else a customer would have to guess. */
export function WithheldCard({ withheld }: Pick<MyData, 'withheld'>) {
  const { t } = useTexts(myDataTexts)
  return (
    <Card title={t('withheld')}>
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
