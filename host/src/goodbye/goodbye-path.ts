import { tabStorage } from '../session/tab-storage.ts'

/** What a customer who has deleted the account reads last. */
export const GOODBYE_PATH = '/goodbye'

const KEPT = 'goodbye'

/** Noted in this tab while its customer leaves without an account, until somebody signs in or out in it. */
export const goodbye = {
  note: () => tabStorage.set(KEPT, '1'),
  isNoted: () => tabStorage.get(KEPT) !== null,
  forget: () => tabStorage.remove(KEPT),
}
