import { Loading, PageHeader, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import css from './journey-page.module.css'
import { WayToAccount } from './way-to-account.tsx'

export function CheckProgress() {
  const { t } = useTranslation()
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
