/** What a copied text brings along, such as the soft hyphens of a long word. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Normalizes case, umlauts, ß, leading zeros of dates and separators. */
const fold = (text: string) =>
  text
    .toLocaleLowerCase('de')
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/\b\d(?=\.)/g, '0$&')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Joins groups of digits to one number. */
const joinDigits = (text: string) => text.replace(/(\d)\s+(?=\d)/g, '$1')

/**
 * Makes a search for the items that contain every word of a term. It joins adjacent digits to one number first, and searches
 * them separately only if that finds nothing. Each text is normalized once, not for each key that the customer presses.
 */
export function createWordSearch<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): (term: string) => Item[] {
  const joinAndFold = (text: string) => joinDigits(fold(text))
  const indexed = items.map((item) => {
    const texts = textsOf(item)
    return { item, joined: texts.map(joinAndFold).join(' '), separate: texts.map(fold).join(' ') }
  })

  // Splits before folding, so that a hyphenated word such as „Energie-Vertrag“ stays one word.
  const wordsOf = (term: string, normalize: (text: string) => string) =>
    term.split(/\s+/).map((word) => normalize(word).trim())

  return (typed) => {
    const term = typed.replaceAll(INVISIBLE, '')
    const joinedWords = wordsOf(joinDigits(term), joinAndFold)
    const found = indexed.filter(({ joined }) => joinedWords.every((word) => joined.includes(word)))
    if (found.length > 0) return found.map(({ item }) => item)
    const words = wordsOf(term, fold)
    return indexed
      .filter(({ separate }) => words.every((word) => separate.includes(word)))
      .map(({ item }) => item)
  }
}
