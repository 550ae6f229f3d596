import { useBff } from '@portal/bff-client'

/** Asks whether an account was linked with the code in the meantime, as in another tab. */
export function useIsUsed() {
  const bff = useBff()
  return async (registrationCode: string): Promise<boolean> => {
    const { state } = await bff.call('processByRegistrationCode', { body: { registrationCode } })
    return state === 'used'
  }
}
