import * as v from 'valibot'
import type { Call } from './call.ts'
import { IsoDateSchema } from './text-fields.ts'

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

/** The latest reading under each contract of a brand. Contracts that were never read are missing. */
const MeterReadingsSchema = v.object({
  readings: v.array(
    v.object({
      contractId: v.string(),
      unit: v.picklist(['kWh', 'm3']),
      readOn: IsoDateSchema,
      value: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
})

export const consumptionCalls = {
  getMeterReadings: {
    method: 'GET',
    path: '/api/meterReadings',
    tenant: true,
    response: MeterReadingsSchema,
  },
  getConsumption: {
    method: 'GET',
    path: '/api/consumption',
    tenant: true,
    response: ConsumptionSchema,
  },
} as const satisfies Record<string, Call>
