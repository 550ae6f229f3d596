import { withLock } from '@portal/portal/host'

/** Serialises changes of the session over all tabs. Rejects with `other-window` after 5 s of waiting. */
export const withSessionLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock('nordtal-session', 5_000, work)
