import { tabStorage } from './tab-storage.ts'

/** What a customer who has deleted the account reads last. */
export const GOODBYE_PATH = '/goodbye'

/** Kept in this tab while its customer leaves without an account, until somebody signs in or out in it. */
export const GOODBYE = 'goodbye'

export const isGoodbye = () => tabStorage.get(GOODBYE) !== null
