import { StepUpDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import type { ComponentProps } from 'react'
import { phonePinTexts } from './phone-pin.de.ts'

/** Asks for the password before the PIN is shown. */
export default function PinReauthentication(question: Omit<ComponentProps<typeof StepUpDialog>, 'purpose'>) {
  const { t } = useTexts(phonePinTexts)
  return <StepUpDialog purpose={t('signIn.purpose')} {...question} />
}
