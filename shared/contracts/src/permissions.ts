import type { AdvertisingTopic } from '@portal/brands'
import * as v from 'valibot'
import { byKind, consentKinds, type OwnConsent, type PermissionKind } from './consent-kinds.ts'
import { InstantSchema, VersionSchema } from './text-fields.ts'

export const advertisingChannels = ['phone', 'email', 'sms'] as const

/** The consent to statistics in a browser. The browser holds it; the BFF keeps its proofs. */
export const COOKIE_CONSENT = 'cookies.statistics'

/** A consent of all brands. */
export type OwnConsentName =
  | { [Kind in PermissionKind]: `${Kind}.${OwnConsent<Kind>}` }[PermissionKind]
  | 'product-consent'
  | typeof COOKIE_CONSENT

/** All consents, by the name that they are stored under. */
export type ConsentName =
  | OwnConsentName
  | `advertising.channel.${(typeof advertisingChannels)[number]}`
  | `advertising.topic.${AdvertisingTopic}`

export const FlagSchema = v.boolean('Bitte antworten Sie mit Ja oder Nein.')

/** A flag for each name. */
export const flags = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, FlagSchema])) as Record<Name, typeof FlagSchema>

const stored = { version: VersionSchema, changedAt: v.nullable(InstantSchema) }

const advertisingFields = {
  channels: v.object(flags(advertisingChannels)),
  /** Exactly the topics of the brand. */
  topics: v.record(v.string(), FlagSchema),
}

/** The response about one kind. */
export type PermissionsSchema<Kind extends PermissionKind> = v.ObjectSchema<
  typeof stored &
    Record<OwnConsent<Kind>, typeof FlagSchema> &
    (Kind extends 'advertising' ? typeof advertisingFields : unknown),
  undefined
>

type PermissionsSchemas = { [Kind in PermissionKind]: PermissionsSchema<Kind> }

export const permissionsSchemas = byKind((kind) =>
  v.object({
    ...stored,
    ...flags(consentKinds[kind].consents),
    ...(kind === 'advertising' && advertisingFields),
  }),
) as unknown as PermissionsSchemas

const ActivitySchema = v.object({
  id: v.string(),
  /** A `ConsentName` such as `advertising.channel.email`; a later release may have more. */
  consent: v.string(),
  given: v.boolean(),
  at: InstantSchema,
  wordingVersion: v.string(),
  /** Where the customer decided; a later release may have more channels. */
  channel: v.string(),
})

export const ActivitiesSchema = v.object({ activities: v.array(ActivitySchema) })

/** The statutory permission to advertise by letter, valid until the customer objects. An objection is final. */
export const ProductConsentSchema = v.object({
  given: v.boolean(),
  objectedAt: v.nullable(InstantSchema),
})

export const PermissionsOverviewSchema = v.object({
  ...permissionsSchemas,
  productConsent: ProductConsentSchema,
})

export type ProductConsent = v.InferOutput<typeof ProductConsentSchema>
export type Activity = v.InferOutput<typeof ActivitySchema>
export type PermissionsOverview = v.InferOutput<typeof PermissionsOverviewSchema>
export type Permissions<Kind extends PermissionKind> = PermissionsOverview[Kind]
