import { ProblemError } from '../problem/problem-error.ts'

const VERSION_TAG = /^"(\d{1,9})"$/

/**
 * Reads `If-Match: "<version>"`, RFC 9110 section 13.1.1. Weak tags never match there, so they are refused.
 * @throws `version-required` without the header, `invalid-request` for anything but one version
 */
export function expectedVersion(ifMatch: string | undefined): number {
  if (ifMatch === undefined) throw new ProblemError('version-required')
  const version = VERSION_TAG.exec(ifMatch)?.[1]
  if (version === undefined) throw new ProblemError('invalid-request', { log: 'If-Match is not a version' })
  return Number(version)
}
