import { BffError } from '@portal/bff-client'
import { MailRefusal } from '@portal/portal'
import { RefusedCode } from '../refused-code.tsx'

/** Why no mail was sent to somebody who need not be signed in, and so cannot be told to sign in again. */
export function RefusedMail({ error }: { error: unknown }) {
  const isForNobody = error instanceof BffError && error.code === 'unauthenticated'
  return isForNobody ? <RefusedCode error={error} /> : <MailRefusal error={error} />
}
