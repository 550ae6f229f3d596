import SignInFailure from './sign-in-failure.tsx'
import { signInProblemOf } from './sign-in-problem.ts'

export interface FailedCallback {
  error: unknown
  /** The query that the provider sent the customer back with. */
  search: string
}

/** Apart from the page: few sign-ins fail, and the reasons are many. */
export default function CallbackFailure({ error, search, returnTo }: FailedCallback & { returnTo: string }) {
  return <SignInFailure problem={signInProblemOf(error, search)} returnTo={returnTo} />
}
