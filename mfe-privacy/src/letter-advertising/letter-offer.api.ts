import { customerProfileQuery, useBff, userProfileQuery } from '@portal/bff-client'
import { type CustomerProfile, type TenantId, THIRD_BRAND } from '@portal/contracts'
import { isSkipped, recordSkip, useTenantId } from '@portal/portal'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { permissionsQuery } from '../permissions.api.ts'

const skipCookie = (tenantId: TenantId) => `nordtal_letters_${tenantId}`

/** The contracts with any brand, as the profile of one of them tells. */
const contractIdsOf = ({ contractData }: CustomerProfile, tenantId: TenantId) =>
  [...contractData.contracts, ...contractData.otherContracts]
    .filter((contract) => contract.tenantId === tenantId)
    .map(({ contractId }) => contractId)

interface Offer {
  tenantIds: TenantId[]
  profile: CustomerProfile
}

/**
 * Which brands may still write letters, for who has just revoked something. A skip counts for a brand and for as long as
 * the contracts with it stay the same.
 */
export function useLetterOffer() {
  const bff = useBff()
  const cache = useQueryClient()
  const shown = useTenantId()
  const [offer, setOffer] = useState<Offer>()

  async function brandsThatWrite(): Promise<TenantId[]> {
    const { businessSystems } = await cache.fetchQuery(userProfileQuery(bff))
    const brands = businessSystems.map(({ tenantId }) => tenantId).filter((id) => id !== THIRD_BRAND)
    const answers = await Promise.allSettled(brands.map((id) => cache.fetchQuery(permissionsQuery(bff, id))))
    return brands.filter((_, index) => {
      const answer = answers[index]
      return answer?.status === 'fulfilled' && answer.value.productConsent.given
    })
  }

  async function look() {
    if (!shown) return
    const [brands, profile] = await Promise.all([
      brandsThatWrite(),
      cache.fetchQuery(customerProfileQuery(bff, shown)),
    ])
    const tenantIds = brands.filter((id) => !isSkipped(skipCookie(id), contractIdsOf(profile, id)))
    if (tenantIds.length > 0) setOffer({ tenantIds, profile })
  }

  return {
    offered: offer?.tenantIds,
    // Nobody has asked for it, so nobody is told that it cannot be offered.
    look: () => void look().catch(() => undefined),
    /** @param skipped the brands that may write on */
    answer(skipped: TenantId[]) {
      for (const id of skipped) if (offer) recordSkip(skipCookie(id), contractIdsOf(offer.profile, id))
      setOffer(undefined)
    },
  }
}
