import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { supportedBrowsers } from '@portal/build/supported-browsers'
import { root } from './workspace.ts'

/** Characters. Two parts of a document with the same start of this length are the result of a wrong merge. */
const START_LENGTH = 60

const documents = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)

/** Paragraphs, list items and table rows with their first line, without headings and code. */
function partsOf(markdown: string): { line: number; text: string }[] {
  const parts: { line: number; text: string }[] = []
  let isCode = false
  let isOpen = false
  for (const [index, row] of markdown.split('\n').entries()) {
    const isFence = /^\s*```/.test(row)
    if (isFence) isCode = !isCode
    const isBreak = isFence || isCode || /^(\s*$|#| {4}\S)/.test(row)
    if (isBreak) isOpen = false
    else if (isOpen && !/^\s*([-*]|\d+\.) |^\|/.test(row)) {
      const part = parts.at(-1)
      if (part) part.text += ` ${row.trim()}`
    } else {
      parts.push({ line: index + 1, text: row.trim().replace(/^([-*]|\d+\.) /, '') })
      isOpen = true
    }
  }
  return parts.filter(({ text }) => text.length >= START_LENGTH)
}

test('no two parts of the documents are equal, and no two parts of one document start equally', () => {
  const places = new Map<string, string[]>()
  for (const document of documents) {
    for (const { line, text } of partsOf(readFileSync(join(root, document), 'utf8'))) {
      for (const key of new Set([text, `${document}: ${text.slice(0, START_LENGTH)}`])) {
        places.set(key, [...(places.get(key) ?? []), `${document}:${line}`])
      }
    }
  }
  expect(places.size).toBeGreaterThan(100)
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([])
})

/** Relative links, without those to a heading of the same document. */
const linksOf = (markdown: string) =>
  Array.from(markdown.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, target = '']) => target)

test('each link of a document targets a file', () => {
  const broken = documents.flatMap((document) =>
    linksOf(readFileSync(join(root, document), 'utf8'))
      .filter((target) => !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('each test that the table of security names is a file', () => {
  const named = Array.from(
    readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`/g),
    ([, file = '']) => file,
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test.each(['README.md', 'docs/integrators.md', 'docs/behaviour/screens.md'])(
  '%s has the supported browsers of package.json',
  (document) => {
    expect(readFileSync(join(root, document), 'utf8').replaceAll('\n', ' ')).toContain(supportedBrowsers)
  },
)

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the table of tab teams has each member of the Portal', () => {
  const [, members = ''] =
    /^export interface Portal \{\n([\s\S]*?)\n\}/m.exec(read('shared/portal/src/portal.ts')) ?? []
  const [, table = ''] =
    /^\| Portal \| \|\n\|---\|---\|\n([\s\S]*?)\n\n/m.exec(read('docs/tab-teams.md')) ?? []
  const names = Array.from(members.matchAll(/^ {2}(\w+)\??[:(]/gm), ([, name]) => name)
  expect(Array.from(table.matchAll(/^\| `(\w+)/gm), ([, name]) => name).sort()).toEqual(names.sort())
})

test.each([
  ['docs/architecture.md', /the commands behind `npm run …`: (.*?) \|/],
  ['shared/launcher/README.md', /Owns the commands behind `npm (.*?)\./],
])('%s names each command of the launcher', (document, sentence) => {
  const [, list = ''] = /^const commands = \[([\s\S]*?)^\]/m.exec(read('shared/launcher/bootstrap.mjs')) ?? []
  const commands = Array.from(list.matchAll(/'([\w-]+)'/g), ([, name]) => name)
  const named = (sentence.exec(read(document))?.[1] ?? '').split(/[`,]| and /).map((name) => name.trim())
  expect(named.filter(Boolean).sort()).toEqual(commands.sort())
})

/** What a pattern with one group finds in files. */
const found = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: root }).flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([, name = '']) => name),
  )

test.each([
  ['variable of the BFF', 'bff/src/config.ts', /^ {2}([A-Z][A-Z_]+):/gm],
  ['variable of the web server', 'host/server/server-config.ts', /^ {4}([A-Z][A-Z_]+):/gm],
  ['port of the portal', 'shared/launcher/src/launch-settings.ts', /^ {2}([A-Z_]+_PORT): \d/gm],
  ['metric', '{bff/src/metrics,host/server}/*.ts', /^ {4}name: '(\w+)'/gm],
])('operations names each %s', (_kind, files, pattern) => {
  const names = found(files, pattern)
  expect(names.length).toBeGreaterThan(4)
  const operations = read('docs/operations.md')
  expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
})

test.each(globSync('mfe-*', { cwd: root }))('the README of %s names each of its routes', (remote) => {
  const segments = found(`${remote}/src/routes.ts`, /path: '[^']*(\/[^'*/]+)'/g)
  expect(segments.length).toBeGreaterThan(0)
  const table = read(`${remote}/README.md`)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n')
  const isNamed = (segment: string) =>
    table
      .split(segment)
      .slice(1)
      .some((rest) => !/^[\w-]/.test(rest))
  expect(segments.filter((segment) => !isNamed(segment))).toEqual([])
})

test('each decision has a date and a state, links back, and is in the index once', () => {
  const folder = 'docs/decisions'
  const records = documents.filter((document) => document.startsWith(`${folder}/0`))
  const index = linksOf(readFileSync(join(root, folder, 'README.md'), 'utf8')).filter((to) => /^\d/.test(to))
  expect(index.map((target) => `${folder}/${target}`).sort()).toEqual([...records].sort())
  const states = new Map(
    records.map((record) => {
      const text = readFileSync(join(root, record), 'utf8')
      const state = /^# \d+\. .+\n\n\*\*Date\*\* \d{4}-\d\d-\d\d · \*\*State\*\* (\S.*)\n/.exec(text)?.[1]
      return [record.slice(folder.length + 1), state ?? `${record} has no date or state`] as const
    }),
  )
  const oneWay = [...states].flatMap(([record, state]) =>
    linksOf(state)
      .filter((other) => !linksOf(states.get(other) ?? '').includes(record))
      .map((other) => `${other}: ${record}`),
  )
  expect([...states.values()].filter((state) => state.endsWith('has no date or state'))).toEqual([])
  expect(oneWay).toEqual([])
})
