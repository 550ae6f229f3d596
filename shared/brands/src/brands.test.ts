import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { designOf, fontFiles } from './design.ts'
import { services } from './details.ts'
import { brands, PARENT_BRAND, tenantIds, tenants } from './facts.ts'
import { deepLinks } from './links.ts'

const domainOf = (id: (typeof tenantIds)[number]) =>
  new URL(tenants[id].imprintUrl).hostname.replace(/^www\./, '')

test('brands.ts lists every brand folder', () => {
  const folders = readdirSync(new URL('..', import.meta.url)).filter((name) => /^\d+$/.test(name))
  expect(tenantIds).toEqual(folders)
})

test('one brand is the parent, and each has its own theme', () => {
  const roles = Object.values(brands).map(({ role }) => role)
  expect(roles.filter((role) => role === 'parent')).toHaveLength(1)
  expect(tenants[PARENT_BRAND].name).toBe('Nordtal Energie')
  expect(new Set(Object.values(tenants).map(({ theme }) => theme)).size).toBe(tenantIds.length)
})

describe.each(tenantIds)('brand %s', (id) => {
  test("each link uses https and the brand's domain", () => {
    const { imprintUrl, aboutAccountUrl } = tenants[id]
    const links = Object.values(deepLinks[id])
    expect(new Set(links).size).toBe(links.length)
    const own = services.filter(({ tenantId }) => tenantId === id).map(({ url }) => url)
    for (const link of [...links, ...own, imprintUrl, aboutAccountUrl]) {
      expect(link).toMatch(new RegExp(`^https://[a-z]+\\.${domainOf(id)}/`))
    }
  })

  test('the mark has only filled paths, which a PDF can draw', () => {
    const { svg, shapes } = designOf(id).mark
    expect(shapes.length).toBeGreaterThan(0)
    expect(svg.match(/<(?!\/|svg)\w+/g)).toEqual(shapes.map(() => '<path'))
    for (const { fill } of shapes) expect(fill).toMatch(/^#[\da-f]{6}$/)
  })

  test('the drawings have the sizes that pages reserve', () => {
    const sizeOf = (name: string) =>
      readFileSync(new URL(`../${id}/${name}.svg`, import.meta.url), 'utf8').match(
        /viewBox="\d+ \d+ (\d+ \d+)"/,
      )?.[1]
    expect(sizeOf('mark')).toBe('40 40')
    expect(sizeOf('illustration')).toBe('720 480')
  })
})

test('brands differ without color: by corners, frame, typeface of headings and mark', () => {
  const looks = tenantIds.map(designOf)
  const different = (values: unknown[]) => expect(new Set(values).size).toBe(tenantIds.length)
  different(looks.map(({ radius }) => radius.field))
  different(tenantIds.map((id) => brands[id].look['border-card']))
  different(looks.map(({ heading }) => heading.family))
  different(looks.map(({ mark }) => mark.shapes.map(({ path }) => path).join()))
})

test('each typeface has its files', () => {
  const files = [
    ...fontFiles.map((file) => fileURLToPath(file)),
    ...tenantIds.map((id) => designOf(id).heading.file),
  ]
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('no two services have the same id, name, purpose or link', () => {
  for (const key of ['id', 'name', 'purpose', 'url'] as const) {
    expect(new Set(services.map((service) => service[key])).size).toBe(services.length)
  }
})
