import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

/** Who writes to the store, and why. */
export interface Author {
  /** Default: `PORTAL_RELEASED_BY`, git's user or the user of the operating system. */
  who?: string | undefined
  why?: string | undefined
}

let user: Promise<string> | undefined

/** The person or pipeline that runs this process. */
export function currentUser(): Promise<string> {
  user ??= findUser()
  return user
}

async function findUser(): Promise<string> {
  if (process.env.PORTAL_RELEASED_BY) return process.env.PORTAL_RELEASED_BY
  const git = await promisify(execFile)('git', ['config', 'user.name']).catch(() => undefined)
  return git?.stdout.trim() || systemUser()
}

/** A container may run as a user that its system does not know. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}
