import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { elementContract } from '@portal/contracts/element'
import { findPaths, root } from './workspace.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const guide = read('docs/integrators.md')

/** The rows of the table of a section, as they stand in the document. */
function rowsBelow(heading: string): string[] {
  const [, section = ''] = guide.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return own.split('\n').filter((line) => line.startsWith('| `'))
}

test('the guide for integrators has each attribute, property, event, error and token', () => {
  const { attributes, properties, events, errors, tokens } = elementContract
  const row = ({ name, summary, since }: (typeof attributes)[0]) => `| \`${name}\` | ${summary} | ${since} |`
  const cell = (type: string) => `\`${type.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``
  expect(rowsBelow('Attributes')).toEqual(attributes.map(row))
  expect(rowsBelow('Properties')).toEqual(properties.map(row))
  expect(rowsBelow('Events')).toEqual(
    events.map(({ name, type, summary, since }) => `| \`${name}\` | ${cell(type)} | ${summary} | ${since} |`),
  )
  expect(rowsBelow('Errors')).toEqual(errors.map(row))
  expect(rowsBelow('Theme')).toEqual(
    tokens.map((token) => `| \`${token.name}\` | ${token.default} | ${token.summary} | ${token.since} |`),
  )
})

test('the code of the element names the events of the contract, and no other', () => {
  const files = findPaths('shared/element/src/**/*.{ts,tsx}')
  const code = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)).map(read)
  const named = Array.from(
    code.join('\n').matchAll(/(?:tellPage\([^,]+,|CustomEvent\()\s*'(portal-[a-z-]+)'/g),
    ([, name = '']) => name,
  )
  expect([...new Set(named)].toSorted()).toEqual(elementContract.events.map(({ name }) => name).toSorted())
})
