import { type TenantId, tenants } from '@portal/contracts'
import { ConfirmDialog, useChange, useResultToast } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { useState } from 'react'
import { permissionsTexts } from '../permissions.de.ts'
import { Wording } from '../wording.tsx'
import { useObjection } from './letter-advertising.api.ts'
import { letterAdvertisingTexts } from './letter-advertising.de.ts'

export const brandNames = (tenantIds: readonly TenantId[]): string =>
  new Intl.ListFormat('de').format(tenantIds.map((tenantId) => tenants[tenantId].name))

interface ObjectDialogProps {
  /** The brands to object to; later changes are ignored. */
  tenantIds: TenantId[]
  /** Runs once all brands have saved the objection. */
  onDone?: () => void
  onClose: () => void
}

/** Warns that the objection is final, and sends it for one or several brands. */
export function ObjectDialog({ tenantIds, onDone, onClose }: ObjectDialogProps) {
  const { t } = useTexts(letterAdvertisingTexts)
  const permissions = useTexts(permissionsTexts)
  const notify = useResultToast()
  const [initial] = useState(tenantIds)
  const [left, setLeft] = useState(initial)
  const { mutateAsync, error, isPending } = useObjection()
  const change = useChange({
    mutation: { send: (ids: TenantId[]) => mutateAsync(ids), error, isPending },
    toasts: { failed: permissions.t('failed', { returnObjects: true }) },
    onSaved(objections, ids) {
      const missing = ids.filter((id) => !objections.some(({ tenantId }) => tenantId === id))
      if (missing.length > 0) {
        notify({ type: 'partial-positive', ...t('partly', { returnObjects: true }) })
        setLeft(missing)
        return false
      }
      const isNew = objections.some(({ productConsent }) => productConsent)
      const content = t('savedText', { count: ids.length, brands: brandNames(ids) })
      if (isNew) notify({ type: 'positive', title: permissions.t('saved'), content })
      else notify({ type: 'positive', ...t('already', { returnObjects: true }) })
      onDone?.()
      onClose()
      return true
    },
  })
  return (
    <ConfirmDialog
      change={change}
      texts={{ title: t('object.title'), save: t('confirm'), saving: t('busy') }}
      onConfirm={() => void change.submit(left)}
      onClose={onClose}
    >
      {left !== initial && !isPending && !error && (
        <Notice kind="error">{t('offer.left', { brands: brandNames(left) })}</Notice>
      )}
      <ObjectionMeaning tenantIds={left} />
    </ConfirmDialog>
  )
}

/** The wording that the customer objects to, and the effect of the objection. */
function ObjectionMeaning({ tenantIds }: { tenantIds: readonly TenantId[] }) {
  const { t } = useTexts(letterAdvertisingTexts)
  return (
    <>
      <p>{t('basis')}</p>
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
