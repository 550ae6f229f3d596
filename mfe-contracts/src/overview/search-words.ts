/** Case, how umlauts and ß are written, zeros of a date and all that separates words do not count. */
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

/** Digits that are spaced are one number. */
const joinDigits = (text: string) => text.replace(/(\d)\s+(?=\d)/g, '$1')

/**
 * The items in which every word of the term occurs. Numbers may be spaced as one likes: digits side by side are first
 * searched as one number, and only if nothing has it as several.
 */
export function findByWords<Item>(
  items: readonly Item[],
  term: string,
  textsOf: (item: Item) => readonly string[],
): Item[] {
  const find = (searched: string, plain: (text: string) => string) => {
    // What a hyphen joins is one word, which „Energie“ and „Vertragsnummer“ side by side are not.
    const words = searched.split(/\s+/).map((word) => plain(word).trim())
    return items.filter((item) => {
      const text = textsOf(item).map(plain).join(' ')
      return words.every((word) => text.includes(word))
    })
  }
  const found = find(joinDigits(term), (text) => joinDigits(fold(text)))
  return found.length > 0 ? found : find(term, fold)
}
