import type { Refuses } from './lock.ts'

/** The third brand's system knows people, not contracts: whoever is being checked is locked as a whole. */
export const scaleCrmRefuses: Refuses = (reason) => reason === 'identity-check-in-progress'
