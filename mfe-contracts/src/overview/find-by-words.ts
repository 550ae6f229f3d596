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
 * Finds the items that contain every word of the term. Joins adjacent digits to one number first; searches them
 * separately only if that finds nothing.
 */
export function findByWords<Item>(
  items: readonly Item[],
  term: string,
  textsOf: (item: Item) => readonly string[],
): Item[] {
  const find = (searched: string, normalize: (text: string) => string) => {
    // Splits before folding, so that a hyphenated word such as „Energie-Vertrag“ stays one word.
    const words = searched.split(/\s+/).map((word) => normalize(word).trim())
    return items.filter((item) => {
      const text = textsOf(item).map(normalize).join(' ')
      return words.every((word) => text.includes(word))
    })
  }
  const found = find(joinDigits(term), (text) => joinDigits(fold(text)))
  return found.length > 0 ? found : find(term, fold)
}
