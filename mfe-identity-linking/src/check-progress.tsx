import { useTexts } from '@portal/text'
import { Loading, PageHeader, Skeleton } from '@portal/ui'
import css from './journey-page.module.css'
import { identityLinkingTexts } from './texts.de.ts'
import { WayToAccount } from './way-to-account.tsx'

export function CheckProgress() {
  const { t } = useTexts(identityLinkingTexts)
  return (
    <>
      <div className={css.top}>
        <WayToAccount current={0} />
      </div>
      <PageHeader title={t('check.title')}>{t('check.lead')}</PageHeader>
      <Loading>
        <Skeleton lines={2} />
      </Loading>
    </>
  )
}
