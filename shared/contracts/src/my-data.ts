import * as v from 'valibot'
import { InstantSchema } from './text-fields.ts'

/** One value. */
export const MyDataFieldSchema = v.object({
  /** For programs; never changes. */
  name: v.string(),
  /** For customers, German. */
  label: v.string(),
  /** `text`, `day`, `instant`, `flag`, `iban` or `data`; a later release may add more. */
  kind: v.string(),
  value: v.unknown(),
  /** German text of a value that is not readable itself. */
  words: v.optional(v.string()),
})

export const MyDataRecordSchema = v.object({
  /** German, singular: „Vertrag“. */
  title: v.string(),
  /** German, plural: „Verträge“. Left out by an older BFF. */
  titleOfMany: v.optional(v.string()),
  fields: v.array(MyDataFieldSchema),
})

export const MyDataSectionSchema = v.object({
  id: v.string(),
  /** These four are German. */
  title: v.string(),
  source: v.string(),
  purpose: v.string(),
  retention: v.string(),
  records: v.array(MyDataRecordSchema),
  /** False while a system with more data is unavailable. */
  isComplete: v.boolean(),
})

/** All data of a customer at all brands (art. 15 and 20 GDPR). Source: GET api/userProfile/myData. */
export const MyDataSchema = v.object({
  createdAt: InstantSchema,
  sections: v.array(MyDataSectionSchema),
  /** What is left out of the export, and why. German. */
  withheld: v.array(v.object({ what: v.string(), why: v.string() })),
})

export type MyData = v.InferOutput<typeof MyDataSchema>
export type MyDataSection = v.InferOutput<typeof MyDataSectionSchema>
export type MyDataRecord = v.InferOutput<typeof MyDataRecordSchema>
export type MyDataField = v.InferOutput<typeof MyDataFieldSchema>
