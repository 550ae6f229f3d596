import * as v from 'valibot'

/** The token of a mail's link, without the end of a sentence that a mail program has taken for a part of it. Empty if there is none. */
export const LinkToken = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((token) => /^[\w-]*/.exec(token)?.[0] ?? ''),
)
