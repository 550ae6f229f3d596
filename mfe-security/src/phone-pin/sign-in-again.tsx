import { ReauthenticationDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import type { ComponentProps } from 'react'
import { phonePinTexts } from './phone-pin.de.ts'

/** The PIN is there only for who has just given the password. */
export default function SignInAgain(
  ways: Pick<ComponentProps<typeof ReauthenticationDialog>, 'onLeave' | 'onClose'>,
) {
  const { t } = useTexts(phonePinTexts)
  return <ReauthenticationDialog why={t('signIn.why')} afterwards={t('signIn.afterwards')} {...ways} />
}
