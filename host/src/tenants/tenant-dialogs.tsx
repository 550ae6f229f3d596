import { THIRD_BRAND, tenants } from '@portal/contracts'
import { createLazyPart, LazyPlace } from '@portal/portal'
import { Suspense, useState } from 'react'
import { useIsAccountDeleted } from '../session/account-state.ts'
import { TenantDialogFailure } from './tenant-dialog-failure.tsx'
import { useTenantEvent } from './use-tenant.ts'

const tenantSelection = createLazyPart(
  () => import(/* webpackChunkName: "tenant-selection" */ './tenant-selection.tsx'),
)
const thirdBrandDialog = createLazyPart(() => import('./third-brand-dialog.tsx'))

/** Asks for the brand on pages with its data. Public pages need none. */
export function TenantDialogs() {
  const event = useTenantEvent()
  const isDeleted = useIsAccountDeleted()
  const isSelecting = event?.type === 'tenant.unknown' && !isDeleted
  const [hasSelection, setHasSelection] = useState(isSelecting)
  if (isSelecting && !hasSelection) setHasSelection(true)

  return (
    <Suspense fallback={null}>
      {hasSelection && (
        <LazyPlace
          part={tenantSelection}
          failure={(retry, retrying) =>
            isSelecting && <TenantDialogFailure onRetry={retry} retrying={retrying} />
          }
        >
          {(Selection) => <Selection open={isSelecting} />}
        </LazyPlace>
      )}
      {event?.type === 'tenant.third-brand' && (
        <LazyPlace
          part={thirdBrandDialog}
          failure={(retry, retrying) => <TenantDialogFailure onRetry={retry} retrying={retrying} />}
        >
          {(ThirdBrand) => <ThirdBrand brand={tenants[THIRD_BRAND]} />}
        </LazyPlace>
      )}
    </Suspense>
  )
}
