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

/** What a form shows below a typed value. */
export interface Reading {
  /** The value as it will be shown, if it is valid. */
  shown?: string | undefined
  /** Names the first wrong character, for the customer, if there is one. */
  problem?: string | undefined
}

/** A longer text is no value, and could cost much time. */
const LONGEST = 320

/** A typed text in which a wrong character is looked for. */
export const readableText = (text: string): string => v.parse(typedText(''), text.slice(0, LONGEST))

export const quotedCharacter = (character: string): string =>
  /\s/.test(character) ? 'ein Leerzeichen' : `„${character}“`

/** Names the first character that is no digit. */
export function wrongDigit(text: string): string | undefined {
  const [found] = /\D/u.exec(text.normalize('NFC')) ?? []
  return found && `${quotedCharacter(found)} ist keine Ziffer.`
}

/** For a value of digits only, such as a PIN. */
export const readDigits = (text: string): Reading => ({ problem: wrongDigit(v.parse(typedDigits(''), text)) })
