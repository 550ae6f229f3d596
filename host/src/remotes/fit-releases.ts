import { type BootRelease, CONTRACT_VERSION, isContractFit } from '@portal/contracts'

/** The releases of a remote that this host can run, the newest first. */
export const fitReleases = (name: string): BootRelease[] =>
  (window.earlyAnswers.registry[name] ?? []).filter((one) =>
    isContractFit(one.contractVersion, CONTRACT_VERSION),
  )
