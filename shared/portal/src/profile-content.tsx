import { useUserProfile } from '@portal/bff-client'
import type { CustomerProfile, UserProfile } from '@portal/contracts'
import type { ReactNode } from 'react'
import { LoadedContent } from './loaded-content.tsx'
import { useProfile } from './use-profile.ts'

interface ContentProps<Data> {
  /** Shown above the skeleton and the error. The content renders its own title. */
  header?: ReactNode
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What a page shows of the customer profile of the effective tenant. */
export function ProfileContent(props: ContentProps<CustomerProfile>) {
  return <LoadedContent query={useProfile()} {...props} />
}

/** What a page shows of the account, which belongs to no tenant. */
export function UserProfileContent(props: ContentProps<UserProfile>) {
  return <LoadedContent query={useUserProfile()} {...props} />
}
