import { beforeEach, expect, jest, test } from '@jest/globals'
import type { BootRelease, BootRemotes, LiveSet } from '@portal/federation/protocol'
import { addCanaries } from './canary.ts'

const release = (id: string): BootRelease => ({
  release: id,
  contractVersion: '1.5',
  entry: `/${id}.js`,
  modules: [],
  preload: [],
  styles: [],
})
const declared = {
  basePath: '/contracts-payments',
  paths: ['/'],
  slots: [],
  overview: [],
  access: 'customer',
}
const remoteWith = (label: string) => ({ ...declared, tab: { label, icon: [], place: 1 } }) as never

/** The releases and declarations that the page uses with these canaries. */
function pageWith(canaries: LiveSet['canaries']) {
  const registry = {
    'mfe-contracts': [release('live'), release('before')],
    'mfe-security': [release('other')],
  }
  const remotes: BootRemotes = {
    'mfe-contracts': remoteWith('Verträge'),
    'mfe-security': remoteWith('Sicherheit'),
  }
  addCanaries(registry, remotes, canaries)
  return { registry, remotes }
}

/** The ids of the releases that the page tries, with a canary of each named remote. */
function releasesWith(shares: Record<string, number>) {
  const canaries = Object.entries(shares).map(([name, share]) => [
    name,
    { share, release: release('canary') },
  ])
  const { registry } = pageWith(Object.fromEntries(canaries))
  return Object.values(registry).map((releases) => releases.map(({ release: id }) => id).join())
}
const isCanary = (releases: string | undefined) => releases?.startsWith('canary') ?? false
const inBucket = (bucket: number) => localStorage.setItem('nordtal.bucket', String(bucket))

beforeEach(() => localStorage.clear())

test('a canary of 30 % reaches 27 to 33 % of 2,000 browsers, each of them at every load', () => {
  const browsers = Array.from({ length: 2000 }, () => {
    localStorage.clear()
    const [first] = releasesWith({ 'mfe-contracts': 0.3 })
    const again = Array.from({ length: 5 }, () => releasesWith({ 'mfe-contracts': 0.3 })[0])
    expect(new Set([first, ...again]).size).toBe(1)
    return isCanary(first)
  })
  const share = browsers.filter(Boolean).length / browsers.length
  expect(share).toBeGreaterThanOrEqual(0.27)
  expect(share).toBeLessThanOrEqual(0.33)
})

test.each([0, 0.01, 0.3, 0.5, 1])('a share of %d is exact over all buckets', (share) => {
  const buckets = Array.from({ length: 1009 }, (_, bucket) => {
    inBucket(bucket)
    return isCanary(releasesWith({ 'mfe-contracts': share })[0])
  })
  expect(buckets.filter(Boolean)).toHaveLength(Math.ceil(share * 1009))
})

test('canaries of two remotes reach different browsers', () => {
  const both = Array.from({ length: 1009 }, (_, bucket) => {
    inBucket(bucket)
    return releasesWith({ 'mfe-contracts': 0.3, 'mfe-security': 0.3 }).every(isCanary)
  })
  const share = both.filter(Boolean).length / both.length
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.15)
})

test('a larger share keeps the browsers of the smaller one', () => {
  for (let bucket = 0; bucket < 1009; bucket++) {
    inBucket(bucket)
    const [small, large] = [0.1, 0.4].map((share) => isCanary(releasesWith({ 'mfe-contracts': share })[0]))
    expect(small && !large).toBe(false)
  }
})

test('the active release is the first fallback of a canary', () => {
  expect(releasesWith({ 'mfe-contracts': 1 })).toEqual(['canary,live,before', 'other'])
  expect(releasesWith({ 'mfe-contracts': 0 })).toEqual(['live,before', 'other'])
})

test('a canary brings its declaration and keeps its place among the tabs', () => {
  const remote = remoteWith('Neue Verträge')
  const { remotes } = pageWith({ 'mfe-contracts': { share: 1, release: release('canary'), remote } })
  expect(Object.values(remotes).map(({ tab }) => tab?.label)).toEqual(['Neue Verträge', 'Sicherheit'])
})

test('a browser stores its bucket only for a page with a canary', () => {
  releasesWith({})
  expect(localStorage).toHaveLength(0)
  releasesWith({ 'mfe-contracts': 0.3 })
  expect(localStorage.getItem('nordtal.bucket')).toMatch(/^\d{1,4}$/)
  expect(localStorage).toHaveLength(1)
})

test('a damaged bucket gets no canary', () => {
  localStorage.setItem('nordtal.bucket', 'x')
  expect(releasesWith({ 'mfe-contracts': 1 })).toEqual(['live,before', 'other'])
})

test('a browser without a storage gets no canary', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(releasesWith({ 'mfe-contracts': 1 })).toEqual(['live,before', 'other'])
  storage.mockRestore()
})
