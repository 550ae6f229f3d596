import * as v from 'valibot'
import { InstantSchema, IsoDateSchema, uniqueIds } from './text-fields.ts'

/** The response header of a change that can be undone: its id. */
export const CHANGE_ID_HEADER = 'change-id'

/** What is valid again once a part is undone. Only what the part is about. */
const RestoredSchema = v.object({
  birthdate: v.optional(v.nullable(IsoDateSchema)),
  emailAddresses: v.optional(v.array(v.string())),
  phoneNumbers: v.optional(v.array(v.string())),
  isPaperless: v.optional(v.boolean()),
  given: v.optional(v.boolean()),
})

/** A part of a change that can be undone alone: of a contract, of a consent, of what is for questions and advertising. */
const UndoPartSchema = v.object({
  id: v.string(),
  contract: v.optional(v.object({ name: v.string(), number: v.string() })),
  /** A `ConsentName`; a later release may have more. */
  consent: v.optional(v.string()),
  restored: RestoredSchema,
})

/** How a change can be undone: the parts that are neither undone nor changed again. */
export const OfferedUndoSchema = v.object({
  changeId: v.string(),
  until: InstantSchema,
  parts: v.array(UndoPartSchema),
})

/** Body of POST api/changes/undo. */
export const UndoChangeSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** All that can be undone if it is left out. */
  parts: v.optional(uniqueIds('Wählen Sie aus, was Sie zurücknehmen möchten.', { atLeast: 1 })),
})

export type UndoPart = v.InferOutput<typeof UndoPartSchema>
export type OfferedUndo = v.InferOutput<typeof OfferedUndoSchema>
export type Restored = v.InferOutput<typeof RestoredSchema>
