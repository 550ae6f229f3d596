import { SignInAgainDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import type { ComponentProps } from 'react'
import { phonePinTexts } from './phone-pin.de.ts'

/** The PIN is there only for who has just given the password. */
export default function SignInAgain(
  ways: Pick<ComponentProps<typeof SignInAgainDialog>, 'onLeave' | 'onClose'>,
) {
  const { t } = useTexts(phonePinTexts)
  return <SignInAgainDialog why={t('signIn.why')} afterwards={t('signIn.afterwards')} {...ways} />
}
