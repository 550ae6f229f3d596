import type { ServeCall } from '../serve-call.ts'
import { userProfile } from './user-profile.rules.ts'

export function userProfileRoutes(serve: ServeCall): void {
  serve('getUserProfile', async ({ account }) => userProfile(account))
}
