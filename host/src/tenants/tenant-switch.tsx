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
import { useTenants } from './tenants.ts'

const StateSchema = v.object({ switchTo: TenantIdSchema })

/**
 * Switches the brand by a navigation to the top of the current tab, so that unsaved input is asked about first, and pages of
 * the old brand, such as a contract, are left.
 */
export function useTenantSwitch(): (tenantId: TenantId) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const top = `/${pathname.split('/')[1]}`
  return (switchTo) => void navigate(top, { replace: top === pathname, state: { switchTo } })
}

/** Switches the brand on the current page, which the new brand may have too. */
export const createTenantSwitch =
  (router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>) =>
  (switchTo: TenantId): void => {
    const { pathname, search } = router.state.location
    void router.navigate({ pathname, search }, { replace: true, state: { switchTo } })
  }

/** The brand that a navigation switches to. Back, Forward and Reload do not switch. */
function requestedTenant({ state }: Location, type: NavigationType): TenantId | undefined {
  const parsed = v.safeParse(StateSchema, state)
  return parsed.success && type !== NavigationType.Pop ? parsed.output.switchTo : undefined
}

/** Switches the brand after the navigation, and announces it. */
export function TenantSwitch() {
  const { t } = useTexts(hostTexts)
  const { mode } = useTenants()
  const cache = useQueryClient()
  const { data: profile } = useUserProfile()
  const location = useLocation()
  const requested = requestedTenant(location, useNavigationType())
  const [announcement, setAnnouncement] = useState('')
  const doneFor = useRef('')

  useEffect(() => {
    if (doneFor.current === location.key) return
    if (!requested || !profile) return setAnnouncement('')
    doneFor.current = location.key
    void cache.invalidateQueries({ queryKey: queryKeys.customerProfile(requested) })
    mode.select(profile, requested)
    setAnnouncement(t('tenant.switched', { brand: tenants[requested].name }))
    focusHeading()
  }, [t, cache, mode, profile, requested, location.key])

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
