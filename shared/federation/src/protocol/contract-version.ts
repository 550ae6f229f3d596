/** The version of the Portal contract. The host runs releases that need this version or an older one of the same major. */
export const CONTRACT_VERSION = '1.0'

/** Whether a host with the Portal contract `provided` can run a release that needs `needed`. */
export function isContractFit(needed: string, provided: string): boolean {
  const [neededMajor, neededMinor] = needed.split('.').map(Number)
  const [providedMajor, providedMinor] = provided.split('.').map(Number)
  return neededMajor === providedMajor && Number(neededMinor) <= Number(providedMinor)
}
