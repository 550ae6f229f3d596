import type { BootRegistry, BootRemotes } from '@portal/contracts'

/** What the inline script has asked for by the time the host's code runs. Each answer is taken once. */
interface EarlyAnswers {
  registry: BootRegistry
  remotes: BootRemotes
  config: Promise<Response>
  /** Missing without a stored token that lasts, and where the account is linked first. */
  profiles?: EarlyProfiles | undefined
}

export interface EarlyProfiles {
  userProfile: Promise<Response>
  customerProfile: Promise<Response>
}

declare global {
  interface Window {
    earlyAnswers: EarlyAnswers
  }
}
