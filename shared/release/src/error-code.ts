/** Whether a call of the file system failed for one of the given reasons. */
export function isErrorCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
}
