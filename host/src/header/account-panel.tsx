import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import { type PersonalData, tenantChoice } from '@portal/contracts'
import { createLazyPart, LazyPlace } from '@portal/portal'
import { Skeleton, Verbatim } from '@portal/ui'
import { type ReactNode, Suspense } from 'react'
import { RetryNote } from '../failures/retry-note.tsx'
import type { BrandChoiceProps } from '../tenants/brand-choice.tsx'
import { useTenant } from '../tenants/use-tenant.ts'
import css from './account-panel.module.css'

// Few customers have two brands.
const brandChoice = createLazyPart<BrandChoiceProps>(
  () => import(/* webpackChunkName: "tenant-selection" */ '../tenants/brand-choice.tsx'),
)

/** Name and picture. The header shows no failure if they cannot be loaded. */
export function usePersonalData(): PersonalData | undefined {
  return useCustomerProfile(useTenant().tenantId).data?.personalData
}

interface AccountPanelProps {
  avatar: ReactNode
  /** Closes the surrounding popup or dialog, then calls `next`. */
  onLeave: (next: () => void) => void
  children?: ReactNode
}

/** The signed-in customer, and the brands to switch between. */
export function AccountPanel({ avatar, onLeave, children }: AccountPanelProps) {
  const personalData = usePersonalData()
  const { data: user } = useUserProfile()
  const choice = user ? tenantChoice(user) : []

  return (
    <div className={css.panel}>
      <div className={css.person}>
        {avatar}
        <div className={css.names}>
          <p className={css.name}>
            <Verbatim>{personalData?.name}</Verbatim>
          </p>
          <p className={css.email}>
            <Verbatim>{user?.eMailAddress}</Verbatim>
          </p>
        </div>
      </div>
      {choice.length > 0 && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <LazyPlace
            part={brandChoice}
            failure={(retry, retrying) => <RetryNote onRetry={retry} retrying={retrying} />}
          >
            {(BrandChoice) => <BrandChoice choice={choice} onLeave={onLeave} />}
          </LazyPlace>
        </Suspense>
      )}
      {children}
    </div>
  )
}
