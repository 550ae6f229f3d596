import * as v from 'valibot'
import type { TenantId } from './tenants.ts'
import { InstantSchema, VersionSchema } from './text-fields.ts'

/** Topics of advertising of each brand, in the order in which they are shown. */
export const advertisingTopics = {
  '100': [
    'electricity',
    'gas',
    'heat-supply-and-heating',
    'solar-systems',
    'meter-operation',
    'energy-storage',
    'participation-models',
    'energy-related-services',
    'emobility',
    'telecommunications',
    'customer-benefit-programs',
  ],
  '200': [
    'electricity',
    'gas',
    'energy-related-services',
    'photovoltaic',
    'emobility',
    'streaming',
    'insurances',
    'electrical-appliances',
    'customer-benefit-programs',
  ],
  '500': [],
} as const satisfies Record<TenantId, readonly string[]>

export type AdvertisingTopic = (typeof advertisingTopics)[TenantId][number]

export const advertisingChannels = ['phone', 'email', 'sms'] as const

/** Consents of each kind that are given or not, beside the channels and topics of advertising. */
export const consentsOf = {
  eco: ['offersNewEcoProvider', 'commercialDataSharing', 'consumptionDisplay', 'dataVisualization'],
  advertising: ['offers', 'googleCustomerMatch'],
  tracking: ['trackingProfiling', 'profiling2'],
} as const

export type PermissionKind = keyof typeof consentsOf

/** In the order in which they are shown. */
export const permissionKinds = ['tracking', 'advertising', 'eco'] as const satisfies PermissionKind[]

/** Everything that can be agreed to, by the name under which its proofs are kept. */
export type ConsentName =
  | { [Kind in PermissionKind]: `${Kind}.${(typeof consentsOf)[Kind][number]}` }[PermissionKind]
  | `advertising.channel.${(typeof advertisingChannels)[number]}`
  | `advertising.topic.${AdvertisingTopic}`
  | 'product-consent'

export const FlagSchema = v.boolean('Bitte antworten Sie mit Ja oder Nein.')

/** A yes or no for each name. */
export const flags = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, FlagSchema])) as Record<Name, typeof FlagSchema>

const stored = { version: VersionSchema, changedAt: v.nullable(InstantSchema) }

const ecoFields = flags(consentsOf.eco)
const trackingFields = flags(consentsOf.tracking)
const advertisingFields = flags(consentsOf.advertising)
const channels = flags(advertisingChannels)

export const EcoPermissionsSchema = v.object({ ...stored, ...ecoFields })

export const TrackingPermissionsSchema = v.object({ ...stored, ...trackingFields })

export const AdvertisingPermissionsSchema = v.object({
  ...stored,
  ...advertisingFields,
  channels: v.object(channels),
  /** Exactly the topics of the brand. */
  topics: v.record(v.string(), FlagSchema),
})

const ActivitySchema = v.object({
  id: v.string(),
  /** A `ConsentName` such as `advertising.channel.email`; a later release may know more of them. */
  consent: v.string(),
  given: v.boolean(),
  at: InstantSchema,
  wordingVersion: v.string(),
  /** Where the customer decided; a later release may know more than the portal. */
  channel: v.string(),
})

export const ActivitiesSchema = v.object({ activities: v.array(ActivitySchema) })

/** The statutory permission to advertise by letter: it stands until it is objected to, and then for good. */
export const ProductConsentSchema = v.object({
  given: v.boolean(),
  objectedAt: v.nullable(InstantSchema),
})

export const PermissionsOverviewSchema = v.object({
  eco: EcoPermissionsSchema,
  advertising: AdvertisingPermissionsSchema,
  tracking: TrackingPermissionsSchema,
  productConsent: ProductConsentSchema,
})

export type EcoPermissions = v.InferOutput<typeof EcoPermissionsSchema>
export type AdvertisingPermissions = v.InferOutput<typeof AdvertisingPermissionsSchema>
export type TrackingPermissions = v.InferOutput<typeof TrackingPermissionsSchema>
export type ProductConsent = v.InferOutput<typeof ProductConsentSchema>
export type Activity = v.InferOutput<typeof ActivitySchema>
export type PermissionsOverview = v.InferOutput<typeof PermissionsOverviewSchema>
