import * as v from 'valibot'
import type { FormError } from '../../pages/render-page.ts'

export const SignInForm = v.object({
  email: v.fallback(v.string(), ''),
  password: v.fallback(v.string(), ''),
})

export type SignInInput = v.InferOutput<typeof SignInForm>

export const missingFields = ({ email, password }: SignInInput): FormError[] => [
  ...(email.trim() ? [] : [{ field: 'email', text: 'Geben Sie Ihre E-Mail-Adresse ein.' }]),
  ...(password ? [] : [{ field: 'password', text: 'Geben Sie Ihr Passwort ein.' }]),
]

/** The same text whether the address or the password is wrong: it does not show who is a customer. */
export const wrongCredentials: FormError[] = [
  { field: 'email', text: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.' },
]

export const deletedAccount = {
  title: 'Dieses Konto wurde gelöscht',
  text: 'Sie können sich damit nicht mehr anmelden. Ihre Verträge laufen unverändert weiter.',
}

/** Auth0's `screen_hint=signup`: the customer comes to make an account. */
export const isForSignUp = (params: unknown): boolean =>
  typeof params === 'object' && params !== null && 'screen_hint' in params && params.screen_hint === 'signup'

/** Where a customer comes in. The cookie of the attempt counts for this path and all below it, so for both pages. The query names
 * the site to return to after the attempt is over. */
export const entrancePath = (uid: string, params: Record<string, unknown>): string =>
  `${signInPath(uid)}?${new URLSearchParams({
    client: String(params.client_id),
    ...(isForSignUp(params) && { screen_hint: 'signup' }),
  })}`

export const signInPath = (uid: string): string => `/login/${uid}`

export const signUpPath = (uid: string): string => `${signInPath(uid)}/sign-up`
