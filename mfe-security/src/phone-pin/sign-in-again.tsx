import { SignInAgainDialog } from '@portal/portal'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** The PIN is there only for who has just given the password. */
export default function SignInAgain(
  ways: Pick<ComponentProps<typeof SignInAgainDialog>, 'onLeave' | 'onClose'>,
) {
  const { t } = useTranslation()
  return <SignInAgainDialog why={t('pin.signIn.why')} afterwards={t('pin.signIn.afterwards')} {...ways} />
}
