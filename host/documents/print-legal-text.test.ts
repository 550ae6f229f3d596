import { beforeAll, expect, test } from '@jest/globals'
import policy, { date } from '../src/data-protection/privacy-policy.de.ts'
import { printLegalText } from './print-legal-text.ts'

const print = () => printLegalText(policy, new Date(date))

/** A PDF has text beyond ASCII in UTF-16 with a byte order mark, and escapes some characters. */
const asPdfString = (text: string) => {
  const bytes = /^[ -~]*$/.test(text) ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return `(${bytes
    .toString('latin1')
    .replaceAll(/[()\\]/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')})`
}

let markup: string
beforeAll(async () => {
  markup = (await print()).toString('latin1')
})

const missing = (parts: string[]) => parts.filter((part) => !markup.includes(part))
const count = (part: string) => markup.split(part).length - 1

test('every heading of the page is a tagged heading and a bookmark', () => {
  expect(count('/S /H1\n')).toBe(1)
  expect(count('/S /H2\n')).toBe(policy.sections.length)
  const bookmarks = policy.sections.map(({ title }) => `/Title ${asPdfString(title)}`)
  expect(missing([...bookmarks, '/PageMode /UseOutlines'])).toEqual([])
})

test('tables, lists and addresses are tagged as on the page', () => {
  const blocks = policy.sections.flatMap((section) => section.blocks)
  const ofKind = (kind: string) => blocks.filter((block) => typeof block !== 'string' && block.kind === kind)
  const rows = blocks.flatMap((block) =>
    typeof block !== 'string' && block.kind === 'table' ? [block.columns, ...block.rows] : [],
  )
  expect(count('/S /Table\n')).toBe(ofKind('table').length)
  expect(count('/S /TR\n')).toBe(rows.length)
  expect(count('/S /TH\n') + count('/S /TD\n')).toBe(rows.flat().length)
  expect(count('/S /L\n')).toBe(ofKind('list').length)
  expect(count('/S /H3\n')).toBe(ofKind('subheading').length)
  expect(missing(['/URI (mailto:datenschutz@nordtal-energie.example)'])).toEqual([])
})

test('the same text gives the same file, so that a build without changes gives no new release', async () => {
  expect((await print()).equals(Buffer.from(markup, 'latin1'))).toBe(true)
})
