import {
  ACCOUNT_LINKING_PATH,
  CALLBACK_PATH,
  DATA_PROTECTION_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
} from '../paths.ts'

/** Pages without statistics and banner: the policy that explains the question, and pages that redirect. */
const untrackedPaths = [
  DATA_PROTECTION_PATH,
  SIGN_IN_PATH,
  CALLBACK_PATH,
  SIGN_OUT_PATH,
  ACCOUNT_LINKING_PATH,
]

export const isUntracked = (pathname: string) => untrackedPaths.includes(pathname.replace(/\/$/, ''))
