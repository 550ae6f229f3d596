import type { TenantId } from '@portal/contracts'
import { Notice } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Wording } from '../wording.tsx'
import { brandNames } from './use-told-objection.ts'

/** What stands until the customer objects, and what an objection changes for good. */
export function ObjectionMeaning({ tenantIds }: { tenantIds: readonly TenantId[] }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('letters.words')}</p>
      {tenantIds.map((tenantId) => (
        <Wording key={tenantId} consent="product-consent" tenantId={tenantId} />
      ))}
      <p>
        {t('letters.after', { count: tenantIds.length, brands: brandNames(tenantIds) })}{' '}
        {t('letters.onTheWay')} {t('letters.stays')}
      </p>
      <Notice kind="warning" title={t('letters.final')}>
        {t('letters.finalText')}
      </Notice>
    </>
  )
}
