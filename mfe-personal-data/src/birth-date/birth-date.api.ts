import { useBff } from '@portal/bff-client'
import { type CustomerProfile, type PersonalData, queryKeys } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useMutation, useQueryClient } from '@tanstack/react-query'

interface BirthDateChange {
  /** ISO 8601. */
  birthdate: string
  /** Version of the personal data that the customer saw. */
  version: number
}

/** Changes the birth date, and updates every screen with the response. */
export function useChangeBirthDate() {
  const bff = useBff()
  const cache = useQueryClient()
  const { events } = usePortal()

  const mutation = useMutation({
    mutationFn: ({ birthdate, version }: BirthDateChange) =>
      bff.call('changeBirthDate', { body: { birthdate }, version }),
    onSuccess(personalData: PersonalData) {
      cache.setQueriesData<CustomerProfile>(
        { queryKey: queryKeys.customerProfiles() },
        (profile) => profile && { ...profile, personalData },
      )
      events.publish({ type: 'profile.changed', section: 'personalData' })
    },
    // Whatever was refused, what is stored now may be something else.
    onError: () => cache.invalidateQueries({ queryKey: queryKeys.customerProfiles() }),
  })
  return {
    ...mutation,
    send: ({ birthdate }: { birthdate: string }, version: number) =>
      mutation.mutateAsync({ birthdate, version }),
  }
}
