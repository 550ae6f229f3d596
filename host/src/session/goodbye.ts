import { tabStorage } from './tab-storage.ts'

/** Stored in this browser tab when a deleted account signs out, until the next sign-in or sign-out. */
export const GOODBYE = 'goodbye'

export const isGoodbye = () => tabStorage.get(GOODBYE) !== null
