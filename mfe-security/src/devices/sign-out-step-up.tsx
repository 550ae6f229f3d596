import { StepUpDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import { devicesTexts } from './devices.de.ts'

export default function SignOutStepUp({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(devicesTexts)
  return <StepUpDialog action="sign-out-device" purpose={t('purpose')} onClose={onClose} />
}
