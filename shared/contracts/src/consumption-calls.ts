import * as v from 'valibot'
import type { Call } from './call.ts'

/** A month, `2026-11`. */
const MonthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

const ContractConsumptionSchema = v.object({
  contractId: v.string(),
  unit: v.picklist(['kWh', 'm3']),
  /** The oldest first. Months without a measurement are left out. */
  months: v.array(v.object({ month: MonthSchema, amount: v.pipe(v.number(), v.minValue(0)) })),
})

/** The consumption of each contract of a brand, this year and the last. Contracts without values are left out. */
const ConsumptionSchema = v.object({ contracts: v.array(ContractConsumptionSchema) })

export type ContractConsumption = v.InferOutput<typeof ContractConsumptionSchema>

export const consumptionCalls = {
  getConsumption: {
    method: 'GET',
    path: '/api/consumption',
    tenant: true,
    response: ConsumptionSchema,
  },
} as const satisfies Record<string, Call>
