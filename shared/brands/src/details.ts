// Data for few pages. See facts.ts.
import type { Brand, Partner } from './brand.ts'
import { type brands, ofEach, type TenantId } from './facts.ts'

export type AdvertisingTopic = (typeof brands)[TenantId]['topics'][number]

export interface Service extends Omit<Brand['services'][number], 'place'> {
  tenantId: TenantId
}

/** Topics of advertising of each brand, in the order in which they are shown. */
export const advertisingTopics: Record<TenantId, readonly AdvertisingTopic[]> = ofEach(({ topics }) => topics)

/** The partners of each brand. A new partner is named here before it gets data. */
export const partners: Record<TenantId, readonly Partner[]> = ofEach((brand) => brand.partners)

export const portalUrls: Record<TenantId, string | undefined> = ofEach(({ portalUrl }: Brand) => portalUrl)

/** Hosts of the brands' sign-ins, which refuse unknown headers. */
export const loginHosts: readonly string[] = Object.values(ofEach((brand) => brand.loginHosts)).flat()

/** The services that the account links, in the order in which they are offered. */
export const services: readonly Service[] = Object.values(
  ofEach((brand: Brand, tenantId) => brand.services.map((service) => ({ ...service, tenantId }))),
)
  .flat()
  .sort((a, b) => a.place - b.place)
