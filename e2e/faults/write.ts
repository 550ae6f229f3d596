/** A call that changes something: where a customer makes it, and what they are told. */
export interface Write {
  /** `PUT personalData/birthdate`. */
  call: `${'POST' | 'PUT' | 'DELETE'} ${string}`
  /** Where its dialog stands, or its page. */
  path: string
  isPage?: true
  /** The label of the field that is filled, and with what. */
  fill?: readonly [label: string, text: string]
  /** The button that leads to the one that makes the call. */
  first?: string
  /** The buttons that lead to the call; what stands there no more has been passed. The last one makes the call. */
  submit: readonly [string, ...string[]]
  /** Read out while the call is under way. */
  progress: string
  /** The toast for what the customer can do nothing about. */
  toast: string
  /** What is said of an item that is gone, or has another value now; without it that cannot happen to this call. */
  told?: { gone?: RegExp; stale?: RegExp }
  /** Too many requests begin a countdown that nobody waits for here. */
  hasCountdown?: true
  /** What comes back when it works, and what the customer sees then. */
  success: { answer: object; told: string }
}
