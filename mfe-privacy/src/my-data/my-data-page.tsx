import './my-data-texts.ts'
import type { MyData } from '@portal/contracts'
import { useLinkTo } from '@portal/portal'
import { CardGrid, Loading, PageHeader, Skeleton } from '@portal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { DataSection } from './data-section.tsx'
import css from './my-data.module.css'
import { MyDataCard } from './my-data-card.tsx'
import { RightsCard } from './rights-card.tsx'
import { useMyData } from './use-my-data.ts'
import { WithheldCard } from './withheld-card.tsx'

const hasIbans = ({ sections }: MyData) =>
  sections.some(({ records }) =>
    records.some(({ fields }) => fields.some(({ kind, value }) => kind === 'iban' && value !== null)),
  )

/** All that the portal knows of the customer, to read and to take away. */
export default function MyDataPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { view, load, dismiss } = useMyData()
  const [hasWholeIbans, setWholeIbans] = useState(false)
  const { data, isAsking } = view
  return (
    <>
      <PageHeader title={t('myData.title')} back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}>
        {t('myData.lead')}
      </PageHeader>
      <div className={css.parts}>
        <CardGrid>
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
        </CardGrid>
        {isAsking && !data && (
          <Loading>
            <Skeleton lines={8} />
          </Loading>
        )}
        {data?.sections.map((section) => (
          <DataSection key={section.id} section={section} hasWholeIbans={hasWholeIbans} />
        ))}
        {data && <WithheldCard withheld={data.withheld} />}
        {data && <RightsCard />}
      </div>
    </>
  )
}
