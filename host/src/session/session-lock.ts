import { withLock } from '@portal/portal/host'

/** Serialises changes of the session over all tabs. Rejects with `other-window` after 15 s of waiting. */
export const withSessionLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock('nordtal-session', work)
