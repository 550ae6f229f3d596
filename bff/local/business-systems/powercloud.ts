import { contractOf, type Refuses } from './lock.ts'

/** The subsidiary's system: a contract that is being billed or ends is locked as a whole. */
export const powercloudRefuses: Refuses = (reason, change) =>
  contractOf(change) !== '' && (reason === 'billing-in-progress' || reason === 'contract-terminating')
