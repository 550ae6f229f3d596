import { StepUpDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import { SIGN_OUT_DEVICE } from './devices.api.ts'
import { devicesTexts } from './devices.de.ts'

interface SignOutStepUpProps {
  error: unknown
  deviceId: string | undefined
  isRepeated: boolean | undefined
  onClose: () => void
}

export default function SignOutStepUp({ error, deviceId, isRepeated, onClose }: SignOutStepUpProps) {
  const { t } = useTexts(devicesTexts)
  return (
    <StepUpDialog
      action={SIGN_OUT_DEVICE}
      purpose={t('purpose')}
      error={error}
      input={deviceId}
      isRepeated={isRepeated}
      onClose={onClose}
    />
  )
}
