import { SessionEndedError } from '@portal/bff-client'
import { type TenantId, tenants } from '@portal/contracts'
import { isShownInline, useIsShown, usePortal, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { permissionsTexts } from '../permissions.de.ts'
import { useObjection } from './letter-advertising.api.ts'
import { letterAdvertisingTexts } from './letter-advertising.de.ts'

interface Told {
  onDone: () => void
  /** Some brands took it; these did not. */
  onPartly?: (left: TenantId[]) => void
}

export const brandNames = (tenantIds: readonly TenantId[]): string =>
  new Intl.ListFormat('de').format(tenantIds.map((tenantId) => tenants[tenantId].name))

/** Sends the objection once and shows the result in a toast. A repeated objection shows that nothing is left to do. */
export function useToldObjection({ onDone, onPartly }: Told) {
  const { t } = useTexts(letterAdvertisingTexts)
  const permissions = useTexts(permissionsTexts)
  const { notify } = usePortal()
  const isShown = useIsShown()
  const objection = useObjection()

  function tellFailure(error: unknown) {
    const isTold = isShown() ? isShownInline(error) : error instanceof SessionEndedError
    if (!isTold) notify({ type: 'negative', ...permissions.t('failed', { returnObjects: true }) })
  }

  const object = useSubmitOnce(async (tenantIds: TenantId[]) => {
    try {
      const objections = await objection.mutateAsync(tenantIds)
      const left = tenantIds.filter((tenantId) => !objections.some((done) => done.tenantId === tenantId))
      if (left.length > 0) {
        notify({ type: 'partial-positive', ...t('partly', { returnObjects: true }) })
        onPartly?.(left)
        return false
      }
      const isNew = objections.some(({ productConsent }) => productConsent)
      const content = t('savedText', { count: tenantIds.length, brands: brandNames(tenantIds) })
      if (isNew) notify({ type: 'positive', title: permissions.t('saved'), content })
      else notify({ type: 'positive', ...t('already', { returnObjects: true }) })
      onDone()
      return true
    } catch (error) {
      tellFailure(error)
      return false
    }
  })
  return { object, isPending: objection.isPending, error: objection.error }
}
