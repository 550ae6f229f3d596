import { customerProfileQuery, useBff, userProfileQuery } from '@portal/bff-client'
import { type CustomerProfile, queryKeys, type TenantId, THIRD_BRAND } from '@portal/contracts'
import { isSkipped, recordSkip, useTenantId } from '@portal/portal'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { permissionsQuery } from '../permissions.api.ts'

const skipCookie = (tenantId: TenantId) => `nordtal_letters_${tenantId}`

/** The contracts with a brand, from the customer profile of any brand. */
const contractIdsOf = ({ contractData }: CustomerProfile, tenantId: TenantId) =>
  [...contractData.contracts, ...contractData.otherContracts]
    .filter((contract) => contract.tenantId === tenantId)
    .map(({ contractId }) => contractId)

/** Loads the brands that may still write letters; a brand whose request fails is left out. */
function useLoadWritingBrands() {
  const bff = useBff()
  const cache = useQueryClient()
  return async () => {
    const { businessSystems } = await cache.fetchQuery(userProfileQuery(bff))
    const brands = businessSystems.map(({ tenantId }) => tenantId).filter((id) => id !== THIRD_BRAND)
    const responses = await Promise.allSettled(
      brands.map((id) => cache.fetchQuery(permissionsQuery(bff, id))),
    )
    return brands.filter((_, index) => {
      const response = responses[index]
      return response?.status === 'fulfilled' && response.value.productConsent.given
    })
  }
}

/**
 * The brands whose letters the customer can object to. A skip is valid for a brand until its contracts change. Errors
 * are not shown, because the customer did not request the offer.
 * @param revokedAt the last revocation; each one refetches, and so does a change of any consent. An offer stays meanwhile,
 *   because the cards below would move twice.
 */
export function useLetterOffer(revokedAt: number) {
  const bff = useBff()
  const cache = useQueryClient()
  const shown = useTenantId()
  const loadWritingBrands = useLoadWritingBrands()

  async function load(tenantId: TenantId) {
    const [brands, profile] = await Promise.all([
      loadWritingBrands(),
      cache.fetchQuery(customerProfileQuery(bff, tenantId)),
    ])
    return {
      profile,
      tenantIds: brands.filter((id) => !isSkipped(skipCookie(id), contractIdsOf(profile, id))),
    }
  }

  const queryKey = [...queryKeys.permissions(), 'letterOffer', revokedAt]
  const { data: offer } = useQuery({
    queryKey,
    queryFn: shown ? () => load(shown) : skipToken,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  })

  /** Ends the offer until the next revocation. */
  const end = () => void cache.setQueryData(queryKey, offer && { ...offer, tenantIds: [] })

  return {
    tenantIds: offer?.tenantIds ?? [],
    end,
    /** Ends the offer, and remembers the skip for each brand. */
    skip() {
      if (!offer) return
      for (const id of offer.tenantIds) recordSkip(skipCookie(id), contractIdsOf(offer.profile, id))
      end()
    },
  }
}
