import { tabStorage } from '../session/tab-storage.ts'

const KEPT = 'link-token'

/** The secret stays in this tab, where the sign-up must end too, and in no address. */
export const linkToken = {
  keep: (token: string) => tabStorage.set(KEPT, token),
  kept: () => tabStorage.get(KEPT),
  drop: () => tabStorage.remove(KEPT),
}
