import { useDialogClose, useLinkTo } from '@portal/portal'
import { ChangePinForm } from './change-pin-form.tsx'
import { useBrandSystem } from './use-brand-system.ts'

/** Nothing for a brand without phone PINs, and as long as there is no profile: the page below says so. */
export default function ChangePinDialog() {
  const close = useDialogClose(useLinkTo()('overview'))
  const system = useBrandSystem()
  return system?.phonePin.enabled && <ChangePinForm key={system.tenantId} system={system} onClose={close} />
}
