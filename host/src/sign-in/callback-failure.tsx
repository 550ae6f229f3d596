import SignInFailure from './sign-in-failure.tsx'
import { signInProblemOf } from './sign-in-problem.ts'

export interface FailedCallback {
  error: unknown
  /** The query of the callback. */
  search: string
}

/** Loaded only for a failed sign-in, because the texts are long. */
export default function CallbackFailure({ error, search, returnTo }: FailedCallback & { returnTo: string }) {
  return <SignInFailure problem={signInProblemOf(error, search)} returnTo={returnTo} />
}
