import { useCustomerProfile } from '@portal/bff-client'
import { useDialogClose, useLinkTo, useTenantId } from '@portal/portal'
import { BirthDateForm } from './birth-date-form.tsx'

/** Renders nothing without a profile: the page below shows the error and a retry. */
export default function BirthDateDialog() {
  const { data: profile } = useCustomerProfile(useTenantId())
  const close = useDialogClose(useLinkTo()('overview'))
  return profile && <BirthDateForm {...profile.personalData} onClose={close} />
}
