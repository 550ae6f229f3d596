import * as v from 'valibot'
import { IsoDateSchema } from './text-fields.ts'

/** The latest reading under each contract of a brand. Contracts that were never read are missing. */
export const MeterReadingsSchema = v.object({
  readings: v.array(
    v.object({
      contractId: v.string(),
      unit: v.picklist(['kWh', 'm3']),
      readOn: IsoDateSchema,
      value: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
})
