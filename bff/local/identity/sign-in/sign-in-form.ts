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

/** The same words whether the address or the password is wrong: who is a customer stays unknown. */
export const wrongCredentials: FormError[] = [
  { field: 'email', text: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.' },
]

export const deletedAccount = {
  title: 'Dieses Konto wurde gelöscht',
  text: 'Sie können sich damit nicht mehr anmelden. Ihre Verträge laufen unverändert weiter.',
}
