import { readEmailAddress } from '@portal/contracts'
import * as v from 'valibot'
import type { FormError } from '../../pages/render-page.ts'
import { refusalOf } from '../password-reset/new-password.ts'

export const SignUpForm = v.object({
  email: v.fallback(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => readEmailAddress(text).shown ?? text),
    ),
    '',
  ),
  password: v.fallback(v.string(), ''),
})

type SignUpInput = v.InferOutput<typeof SignUpForm>

/** Names the wrong character, if there is one. */
export const addressRefusal = (email: string): string | undefined => {
  if (email === '') return 'Geben Sie Ihre E-Mail-Adresse ein.'
  const { shown, problem } = readEmailAddress(email)
  if (shown) return undefined
  return ['Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.', problem]
    .filter(Boolean)
    .join(' ')
}

export const refusedFields = async ({ email, password }: SignUpInput): Promise<FormError[]> => {
  const texts = { email: addressRefusal(email), password: await refusalOf(password, { email, name: '' }) }
  return Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []))
}

/** Shows, like Auth0, that the account exists: a sign-up reveals that in any case. */
export const knownAddress: FormError[] = [
  {
    field: 'email',
    text: 'Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich damit an, oder geben Sie eine andere Adresse ein.',
  },
]
