import { portalPaths } from '@portal/contracts'
import {
  ACCOUNT_LINKING_PATH,
  CALLBACK_PATH,
  DATA_PROTECTION_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
} from '../paths.ts'
import type { TrackedPage } from './tracked-page.ts'
import { trackedPathOf } from './tracked-paths.ts'

/** Pages without statistics and banner: the policy that explains the question, and pages that redirect. */
const untrackedPaths = [
  DATA_PROTECTION_PATH,
  SIGN_IN_PATH,
  CALLBACK_PATH,
  SIGN_OUT_PATH,
  ACCOUNT_LINKING_PATH,
]

/** A code link holds a secret, which third parties would read from the address until its page has removed it. */
const isCodeLink = (pathname: string, page: TrackedPage) =>
  pathname.startsWith(`${portalPaths.code}/`) && trackedPathOf(page)(pathname) !== pathname

/** Whether the current page has neither statistics nor a banner. */
export function isUntracked(page: TrackedPage): boolean {
  const pathname = page.router.state.location.pathname.replace(/\/$/, '')
  return untrackedPaths.includes(pathname) || isCodeLink(pathname, page)
}
