import { ReauthenticationDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import type { ComponentProps } from 'react'
import { phonePinTexts } from './phone-pin.de.ts'

/** Shown if the last password entry is too old to show the PIN. */
export default function PinReauthentication(
  handlers: Pick<ComponentProps<typeof ReauthenticationDialog>, 'onLeave' | 'onClose'>,
) {
  const { t } = useTexts(phonePinTexts)
  return <ReauthenticationDialog reason={t('signIn.reason')} outcome={t('signIn.outcome')} {...handlers} />
}
