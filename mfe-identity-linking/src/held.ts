import * as v from 'valibot'

/** What was got on the way and cannot be asked for again at a reload: a mail, a letter, or the proof of the postal code. */
export const HeldSchema = v.variant('kind', [
  v.object({ kind: v.literal('mail'), eMailAddress: v.string(), resendAt: v.number() }),
  v.object({ kind: v.literal('letter'), workingDays: v.tuple([v.number(), v.number()]) }),
  v.object({
    kind: v.literal('proof'),
    linkToken: v.string(),
    eMailAddress: v.nullable(v.string()),
    /** In milliseconds since 1970. */
    goodUntil: v.number(),
  }),
])

export type Held = v.InferOutput<typeof HeldSchema>
