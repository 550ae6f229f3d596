import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'

/** The brand whose data is shown, published by the host. */
export const TenantEventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('tenant.defined'), tenantId: TenantIdSchema }),
  v.strictObject({ type: v.literal('tenant.unknown') }),
  v.strictObject({ type: v.literal('tenant.third-brand') }),
])

/** A remote changed a section of the customer profile or a consent: subscribers that show it reload it. */
export const ProfileChangedSchema = v.strictObject({
  type: v.literal('profile.changed'),
  section: v.picklist([
    'personalData',
    'communicationChannelData',
    'contractData',
    'paymentData',
    'addressData',
    'permissions',
  ]),
})

export const BusEventSchema = v.variant('type', [
  ...TenantEventSchema.options,
  ProfileChangedSchema,
  v.strictObject({ type: v.literal('signed-out') }),
])

export type TenantEvent = v.InferOutput<typeof TenantEventSchema>
export type ProfileChanged = v.InferOutput<typeof ProfileChangedSchema>
export type BusEvent = v.InferOutput<typeof BusEventSchema>
