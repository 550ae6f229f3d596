import type { TenantId } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { Wording } from '../wording.tsx'
import { letterAdvertisingTexts } from './letter-advertising.de.ts'
import { brandNames } from './use-told-objection.ts'

/** What stands until the customer objects, and what an objection changes for good. */
export function ObjectionMeaning({ tenantIds }: { tenantIds: readonly TenantId[] }) {
  const { t } = useTexts(letterAdvertisingTexts)
  return (
    <>
      <p>{t('words')}</p>
      {tenantIds.map((tenantId) => (
        <Wording key={tenantId} consent="product-consent" tenantId={tenantId} />
      ))}
      <p>
        {t('after', { count: tenantIds.length, brands: brandNames(tenantIds) })} {t('onTheWay')} {t('stays')}
      </p>
      <Notice kind="warning" title={t('final')}>
        {t('finalText')}
      </Notice>
    </>
  )
}
