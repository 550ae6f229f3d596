import type { MyData } from '@portal/contracts'
import { PortalLink, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import {
  buttonClass,
  Card,
  Columns,
  DataRow,
  DefinitionList,
  Loading,
  PageHeader,
  Skeleton,
} from '@portal/ui'
import { useState } from 'react'
import { privacyTexts } from '../texts.de.ts'
import { DataSection } from './data-section.tsx'
import { myDataTexts } from './my-data.de.ts'
import { MyDataCard } from './my-data-card.tsx'
import { useMyData } from './use-my-data.ts'

const hasIbans = ({ sections }: MyData) =>
  sections.some(({ records }) =>
    records.some(({ fields }) => fields.some(({ kind, value }) => kind === 'iban' && value !== null)),
  )

/** All stored data of the customer, to read and download. */
export default function MyDataPage() {
  const { t } = useTexts(myDataTexts)
  const tab = useTexts(privacyTexts)
  const { view, load, dismiss } = useMyData()
  const [hasWholeIbans, setWholeIbans] = useState(false)
  const { data, isLoading } = view
  return (
    <>
      <PageHeader title={t('title')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <Columns aside={!isLoading && <RightsCard />}>
        <MyDataCard
          view={view}
          onLoad={() => void load(false)}
          onDismiss={dismiss}
          ibans={
            data && hasIbans(data)
              ? { areWhole: hasWholeIbans, toggle: () => setWholeIbans(!hasWholeIbans) }
              : undefined
          }
        />
        {isLoading && !data && (
          <Loading>
            <Skeleton lines={8} />
          </Loading>
        )}
        {data?.sections.map((section) => (
          <DataSection key={section.id} section={section} hasWholeIbans={hasWholeIbans} />
        ))}
        {data && <WithheldCard withheld={data.withheld} />}
      </Columns>
    </>
  )
}

function WithheldCard({ withheld }: Pick<MyData, 'withheld'>) {
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

/** Art. 15 GDPR requires more information, which is in the privacy policy. */
function RightsCard() {
  const { t } = useTexts(myDataTexts)
  return (
    <Card
      title={t('rights.title')}
      actions={
        <PortalLink className={buttonClass('quiet')} to="/data-protection">
          {t('rights.open')}
        </PortalLink>
      }
    >
      <p>{t('rights.text')}</p>
    </Card>
  )
}
