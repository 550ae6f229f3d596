import { useUserProfile } from '@portal/bff-client'
import { queryKeys, type TenantId, TenantIdSchema, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { VisuallyHidden } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  type createBrowserRouter,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router'
import * as v from 'valibot'
import { focusHeading } from '../shown-page/focus-heading.ts'
import { hostTexts } from '../texts.de.ts'
import { useTenants } from './use-tenants.ts'

const StateSchema = v.object({ switchTo: TenantIdSchema })

/**
 * Switches to another brand by a navigation to the top of the present tab, so that unsaved input is asked about first,
 * and what lies below, such as a contract of the old brand, is left.
 */
export function useTenantSwitch(): (tenantId: TenantId) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const top = `/${pathname.split('/')[1]}`
  return (switchTo) => void navigate(top, { replace: top === pathname, state: { switchTo } })
}

/** Switches to another brand on the present page, which the other brand may know as well as the old one. */
export const createTenantSwitch =
  (router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>) =>
  (switchTo: TenantId): void => {
    const { pathname, search } = router.state.location
    void router.navigate({ pathname, search }, { replace: true, state: { switchTo } })
  }

/** What a navigation asks for. Back, Forward and Reload only show a page again. */
function wantedTenant({ state }: Location, type: NavigationType): TenantId | undefined {
  const parsed = v.safeParse(StateSchema, state)
  return parsed.success && type !== NavigationType.Pop ? parsed.output.switchTo : undefined
}

/** Carries a switch out once its navigation has taken place, and says it. */
export function TenantSwitch() {
  const { t } = useTexts(hostTexts)
  const { mode } = useTenants()
  const cache = useQueryClient()
  const { data: profile } = useUserProfile()
  const location = useLocation()
  const wanted = wantedTenant(location, useNavigationType())
  const [said, setSaid] = useState('')
  const carriedOut = useRef('')

  useEffect(() => {
    if (carriedOut.current === location.key) return
    if (!wanted || !profile) return setSaid('')
    carriedOut.current = location.key
    void cache.invalidateQueries({ queryKey: queryKeys.customerProfile(wanted) })
    mode.select(profile, wanted)
    setSaid(t('tenant.switched', { brand: tenants[wanted].name }))
    focusHeading()
  }, [t, cache, mode, profile, wanted, location.key])

  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
