import * as v from 'valibot'

/** Format characters and fillers that show nothing, such as the direction marks (U+202A, U+202C) around a copied number. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A typed or pasted text, without the invisible characters that came along and without space around it. */
export const typedText = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform((text) => text.replaceAll(INVISIBLE, '')),
    v.trim(),
  )

/** Typed or pasted digits, which may be grouped or followed by spaces and punctuation of any kind. */
export const typedDigits = (message: string) =>
  v.pipe(
    typedText(message),
    v.transform((text) => text.replaceAll(/[\s\p{P}]/gu, '')),
  )
