/**
 * Characters that a terminal obeys or does not show: controls (C0, DEL, C1), format characters such as those that turn the direction of
 * text, and separators of lines.
 */
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const escaped = (character: string) =>
  Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index).toString(16).padStart(4, '0')
    return `\\u${unit}`
  }).join('')

/** A line for a terminal: names and reasons of a store can neither command it nor look like another line. */
export const printable = (line: string): string => line.replace(OBEYED, escaped)

/** Text for a terminal whose own line ends stay. JSON stays the same JSON. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n')
