import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import type { CustomerProfile } from '@portal/contracts'
import { usePortal, useTenantId } from '@portal/portal'
import { lazy, Suspense, useEffect, useState } from 'react'
import { standingOf } from '../paperless/skip-cookies.ts'
import { contractsOnPaper, idsOf } from '../paperless/switch-results.ts'

const Prompt = lazy(() => import(/* webpackChunkName: "prompt" */ '../paperless/prompt.tsx'))

function isPromptDue(profile: CustomerProfile): boolean {
  const standing = standingOf(profile.tenantId, idsOf(contractsOnPaper(profile)))
  return standing === 'unasked' || standing === 'skippedOnce'
}

/** The banner about cookies comes first: a dialog would cover it. */
function useIsCookieQuestionAnswered(): boolean {
  const { cookies } = usePortal()
  const [isAnswered, setAnswered] = useState(cookies === null)
  useEffect(
    () => cookies?.watch(({ isNeeded, agreed }) => setAnswered(!isNeeded || agreed !== null)),
    [cookies],
  )
  return isAnswered
}

/** Loads the prompt if it is due. The cards of the page report a profile that fails to load. */
export default function OverviewPrompt() {
  const registration = useUserProfile().data?.eMailAddress
  const profile = useCustomerProfile(useTenantId()).data
  const isCookieQuestionAnswered = useIsCookieQuestionAnswered()
  const [openBrand, setOpenBrand] = useState<string>()
  if (!profile || !registration || !isCookieQuestionAnswered) return null

  const { tenantId } = profile
  const isOpen = openBrand === tenantId
  if (!isOpen && isPromptDue(profile)) setOpenBrand(tenantId)
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <Prompt key={tenantId} profile={profile} registration={registration} />
    </Suspense>
  )
}
