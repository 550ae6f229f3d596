import './devices-texts.ts'
import { StepUpDialog } from '@portal/portal'
import { useTranslation } from 'react-i18next'

/** The password, before another device is signed out. */
export default function SignOutStepUp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return <StepUpDialog errand="sign-out-device" purpose={t('devices.purpose')} onClose={onClose} />
}
