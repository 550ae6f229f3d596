/**
 * The micro-frontends by name and contract. The host mounts `<name>/tab` below `basePath`; a foreign page uses the
 * custom element.
 */
export const remotes = {
  'mfe-personal-data': { basePath: '/personal-data', element: 'nordtal-personal-data' },
  'mfe-contracts': { basePath: '/contracts-payments', element: 'nordtal-contracts' },
  'mfe-security': { basePath: '/security', element: 'nordtal-security' },
  'mfe-privacy': { basePath: '/privacy', element: 'nordtal-privacy' },
  'mfe-identity-linking': { basePath: '/code', element: 'nordtal-identity-linking' },
} as const

/** Where `mfe-privacy` tells how far the deletion of the account is. The host leads there whoever has no account any more. */
export const ACCOUNT_DELETION_PATH = `${remotes['mfe-privacy'].basePath}/delete-account` as const

export type RemoteName = keyof typeof remotes

/**
 * The version of the Portal object. A release declares the version it needs; the host runs releases that need its own
 * version or an older one of the same major.
 */
export const CONTRACT_VERSION = '1.4'

/** Whether a host with the Portal contract `provided` can run a release that needs `needed`. */
export function isContractFit(needed: string, provided: string): boolean {
  const [neededMajor, neededMinor] = needed.split('.').map(Number)
  const [providedMajor, providedMinor] = provided.split('.').map(Number)
  return neededMajor === providedMajor && Number(neededMinor) <= Number(providedMinor)
}
