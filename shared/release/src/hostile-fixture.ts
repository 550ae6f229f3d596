import { posix } from 'node:path'
import { expect } from '@jest/globals'
import fc from 'fast-check'
import { overlayStorage } from './overlay-storage.ts'
import { readText, type Storage } from './storage.ts'

export type Json = unknown
type Place = (string | number)[]

/** What an attacker would write in the place of any value. */
const HOSTILE: Json[] = [
  ...['../../x', '/../../x', '/..', '/%2e%2e/x', '\\..\\x', '//evil.example/x', '', 'x'.repeat(5000)],
  ...['</script><script>alert(1)</script>', '"><script>alert(1)</script>', '" onload="alert(1)', '<!--'],
  ...['script', 'url(//evil.example)', 'javascript:alert(1)', '{icon}', '$&', '<!-- portal:head -->'],
  ...['constructor', '__proto__', '\u0000', '\u202e', '\ud800'],
  ...[null, true, -1, 1e308, [], {}, [['script', {}]], [['path', { onload: 'alert(1)' }]], { length: -1 }],
]

const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.jsonValue())

export const mutation = fc.record({
  place: fc.nat(),
  change: fc.constantFrom('replace', 'remove', 'add', 'rename'),
  name: fc.oneof(fc.constantFrom('__proto__', 'constructor', '../x', 'toString', 'later'), fc.string()),
  value: hostile,
})
export type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never

const placesIn = (value: Json): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [[key], ...placesIn(one).map((rest) => [key, ...rest])])
    : []

/** Sets an own property, also `__proto__`. */
const define = (target: object, key: string, value: Json) =>
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })

/** Each hostile value in each place. */
export const replacements = (json: Json): Mutation[] =>
  placesIn(json).flatMap((_, place) =>
    HOSTILE.map((value) => ({ place, change: 'replace', name: '', value })),
  )

/** A copy with changes anywhere in it. */
export function mutated(json: Json, mutations: Mutation[]): Json {
  const copy = structuredClone(json)
  for (const { place, change, name, value } of mutations) {
    const places = placesIn(copy)
    const path = places[place % places.length] ?? []
    const last = String(path.at(-1))
    const parent = path.slice(0, -1).reduce<Json>((one, key) => Reflect.get(Object(one), key), copy)
    if (typeof parent !== 'object' || parent === null) continue
    if (change === 'replace') define(parent, last, structuredClone(value))
    else if (change === 'add')
      define(parent, Array.isArray(parent) ? String(parent.length) : name, structuredClone(value))
    else {
      if (change === 'rename' && !Array.isArray(parent)) define(parent, name, Reflect.get(parent, last))
      if (Array.isArray(parent)) parent.splice(Number(last), 1)
      else Reflect.deleteProperty(parent, last)
    }
  }
  return copy
}

const LAYOUT =
  /^((host|remotes|elements|log|operator|sets|pages)\/[\w@./-]+|(index\.html|registry\.json|live\.json|(licenses|robots|security)\.txt)(\.br|\.gz)?)$/

/** A copy of a store in memory, which knows every path that is written. */
export function recorded(base: Storage): Storage & { written: Set<string> } {
  const overlay = overlayStorage(base)
  const written = new Set<string>()
  return {
    ...overlay,
    written,
    replace(path, content) {
      written.add(path)
      return overlay.replace(path, content)
    },
    createExclusively(path, content) {
      written.add(path)
      return overlay.createExclusively(path, content)
    },
  }
}

const SHAPES = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect']
const KNOWN = [...SHAPES, 'a', 'body', 'div', 'head', 'html', 'link', 'meta', 'script', 'title']
/** Of the page of releases, besides. */
const OPERATOR = [
  'br',
  'code',
  'details',
  'g',
  'h1',
  'h2',
  'h3',
  'img',
  'li',
  'main',
  'meter',
  'p',
  'span',
  'style',
  'summary',
]
const TABLE = ['svg', 'table', 'tbody', 'td', 'text', 'th', 'thead', 'time', 'tr', 'ul']

/** Checks that nothing is written outside of the layout of a store, and that the pages have no markup but that of their template. */
export async function expectHarmless(store: ReturnType<typeof recorded>): Promise<void> {
  const paths = [...store.written]
  expect(paths.filter((path) => posix.join('/', path) !== `/${path}` || !LAYOUT.test(path))).toEqual([])
  for (const path of paths.filter((one) => /^(index|operator\/index|pages\/.*)\.html$/.test(one))) {
    const page = await readText(store, path)
    // Pages that are not in the portal any more are removed.
    if (page === undefined) continue
    const elements = Array.from(
      page.matchAll(/<([a-z]+\d?)([^>]*)>/gi),
      ([, name = '', attributes = '']) => ({
        name,
        attributes: Array.from(attributes.matchAll(/ ([^\s="]+)(?:="[^"]*")?/g), ([, one = '']) => one),
      }),
    )
    const isOperators = path.startsWith('operator/')
    const known = isOperators ? [...KNOWN, ...OPERATOR, ...TABLE] : KNOWN
    const foreign = elements.filter(
      ({ name, attributes }) =>
        !known.includes(name) || attributes.some((one) => !/^(?!on)[a-z][a-zB\d-]*$/.test(one)),
    )
    expect(foreign).toEqual([])
    if (isOperators) {
      const addresses = Array.from(page.matchAll(/ (?:href|src)="([^"]*)"/g), ([, address = '']) => address)
      expect(addresses.filter((one) => !/^(#|https?:|reports\/)/.test(one))).toEqual([])
    }
    const scripts = elements.filter(({ name }) => name === 'script').length
    // That of a tab has its releases besides.
    const expected = isOperators ? 0 : /^pages\/(?!host\/)/.test(path) ? 6 : 5
    expect([path, scripts]).toEqual([path, expected])
  }
}
