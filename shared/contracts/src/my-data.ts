import * as v from 'valibot'
import { InstantSchema } from './text-fields.ts'

/** One value. */
export const MyDataFieldSchema = v.object({
  /** For programs: stays the same. */
  name: v.string(),
  /** For people, German. */
  label: v.string(),
  /** `text`, `day`, `instant`, `flag`, `iban` or `data`; a later release may know more. */
  kind: v.string(),
  value: v.unknown(),
  /** The value in words, where it does not speak for itself. */
  words: v.optional(v.string()),
})

export const MyDataRecordSchema = v.object({
  /** What it is, German: „Vertrag“. */
  title: v.string(),
  /** What several of it are: „Verträge“. Left out by an older BFF. */
  titleOfMany: v.optional(v.string()),
  fields: v.array(MyDataFieldSchema),
})

export const MyDataSectionSchema = v.object({
  id: v.string(),
  /** German, as the next three. */
  title: v.string(),
  source: v.string(),
  purpose: v.string(),
  retention: v.string(),
  records: v.array(MyDataRecordSchema),
  /** False while another system that knows more cannot be asked. */
  isComplete: v.boolean(),
})

/** All that the portal knows of a customer, with every brand (art. 15 and 20 GDPR). Source: GET api/userProfile/myData. */
export const MyDataSchema = v.object({
  createdAt: InstantSchema,
  sections: v.array(MyDataSectionSchema),
  /** What is not handed out, and why: German. */
  withheld: v.array(v.object({ what: v.string(), why: v.string() })),
})

export type MyData = v.InferOutput<typeof MyDataSchema>
export type MyDataSection = v.InferOutput<typeof MyDataSectionSchema>
export type MyDataRecord = v.InferOutput<typeof MyDataRecordSchema>
export type MyDataField = v.InferOutput<typeof MyDataFieldSchema>
