import { useCustomerProfile } from '@portal/bff-client'
import { useDialogClose, useLinkTo, useTenantId } from '@portal/portal'
import { BirthDateForm } from './birth-date-form.tsx'

/** Nothing as long as there is no profile to change: the page below says why, and tries again. */
export default function BirthDateDialog() {
  const { data: profile } = useCustomerProfile(useTenantId())
  const close = useDialogClose(useLinkTo()('overview'))
  return profile && <BirthDateForm {...profile.personalData} onClose={close} />
}
