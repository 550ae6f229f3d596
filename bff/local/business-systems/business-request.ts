import { TenantIdSchema } from '@portal/contracts'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

const ChangeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('birthdate'), birthdate: v.nullable(text) }),
  v.strictObject({ kind: v.literal('email-address'), contractId: text, value: text }),
  v.strictObject({ kind: v.literal('phone-number'), contractId: text, value: v.nullable(text) }),
  v.strictObject({
    kind: v.literal('communication'),
    contractId: text,
    paperless: v.literal(true),
    value: text,
  }),
  v.strictObject({ kind: v.literal('communication'), contractId: text, paperless: v.literal(false) }),
])

export type BusinessChange = v.InferOutput<typeof ChangeSchema>

/** The contract that a change is about, empty if it is about the customer. */
export const contractOf = (change: BusinessChange): string =>
  'contractId' in change ? change.contractId : ''

/** What the systems take, as they would check it themselves. */
export const BusinessRequestSchema = v.strictObject({
  customerId: text,
  tenantId: TenantIdSchema,
  change: ChangeSchema,
})
