import { german } from '@portal/text'
import { type SignInCause, signInCauses } from './sign-in-causes.de.ts'

const { t } = signInCauses

/** The link of a cause that another address solves. */
function wayOf(cause: SignInCause) {
  const { href } = location
  if (cause === 'insecure') return { text: t('insecure.way'), href: href.replace(/^http:/, 'https:') }
  return cause === 'foreign-frame' ? { text: t('foreign-frame.way'), href } : undefined
}

/** What a customer reads about a failed sign-in. Without a `way` a new sign-in is the way on. */
export function describeSignInCause(cause: SignInCause) {
  const now = new Date().toISOString()
  return {
    title: t(`${cause}.title`),
    text: t(`${cause}.text`, { day: german.formatDate(now), time: german.formatTime(now) }),
    support: t('support', { code: t(`${cause}.code`) }),
    way: wayOf(cause),
  }
}
