import { tabStorage } from './tab-storage.ts'

/** Kept in this tab while its customer leaves without an account, until the next sign-in or sign-out in it. */
export const GOODBYE = 'goodbye'

export const isGoodbye = () => tabStorage.get(GOODBYE) !== null
