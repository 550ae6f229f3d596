import { customerProfileQuery, useBff, userProfileQuery } from '@portal/bff-client'
import { type CustomerProfile, queryKeys, type TenantId, THIRD_BRAND } from '@portal/contracts'
import { isSkipped, recordSkip, useTenantId } from '@portal/portal'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { permissionsQuery } from '../permissions.api.ts'

const skipCookie = (tenantId: TenantId) => `nordtal_letters_${tenantId}`

/** The contracts with any brand, as the profile of one of them tells. */
const contractIdsOf = ({ contractData }: CustomerProfile, tenantId: TenantId) =>
  [...contractData.contracts, ...contractData.otherContracts]
    .filter((contract) => contract.tenantId === tenantId)
    .map(({ contractId }) => contractId)

/** Which brands still write letters to this customer; what cannot be asked counts as a no. */
function useBrandsThatWrite() {
  const bff = useBff()
  const cache = useQueryClient()
  return async () => {
    const { businessSystems } = await cache.fetchQuery(userProfileQuery(bff))
    const brands = businessSystems.map(({ tenantId }) => tenantId).filter((id) => id !== THIRD_BRAND)
    const answers = await Promise.allSettled(brands.map((id) => cache.fetchQuery(permissionsQuery(bff, id))))
    return brands.filter((_, index) => {
      const answer = answers[index]
      return answer?.status === 'fulfilled' && answer.value.productConsent.given
    })
  }
}

/**
 * What can be offered to who has just revoked something. A skip counts for a brand and for as long as the contracts with
 * it stay the same. Nobody has asked for it, so nobody is told if it cannot be found out.
 * @param revocation counts the revocations; each one looks anew, and so does a change of any consent
 */
export function useLetterOffer(revocation: number) {
  const bff = useBff()
  const cache = useQueryClient()
  const shown = useTenantId()
  const brandsThatWrite = useBrandsThatWrite()

  async function look(tenantId: TenantId) {
    const [brands, profile] = await Promise.all([
      brandsThatWrite(),
      cache.fetchQuery(customerProfileQuery(bff, tenantId)),
    ])
    return {
      profile,
      tenantIds: brands.filter((id) => !isSkipped(skipCookie(id), contractIdsOf(profile, id))),
    }
  }

  const { data: offer } = useQuery({
    queryKey: [...queryKeys.permissions(), 'letterOffer', revocation],
    queryFn: shown ? () => look(shown) : skipToken,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

  return {
    tenantIds: offer?.tenantIds ?? [],
    /** All of them may write on. */
    skip() {
      if (!offer) return
      for (const id of offer.tenantIds) recordSkip(skipCookie(id), contractIdsOf(offer.profile, id))
    },
  }
}
