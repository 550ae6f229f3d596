import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { calls, type DefinedRemote } from '@portal/contracts'
import { root } from './workspace.ts'

/** The words that the general rules of public filter lists block in a path, each before one of the separators in `ENDS`. */
const blockedWords = {
  // easylist_general_block.txt: /ads/*, -ad-, /adv/, /advert-, /advertising-, /banner-ad, -sponsored-links-
  EasyList: [
    'ads?',
    'adv',
    'adserver',
    'adverts?',
    'advertis(?:e|ing|ements?)',
    'sponsor(?:ed)?',
    'affiliates?',
  ],
  // easyprivacy_general.txt: /analytics-, /api/tracking/*, /tracker., /pixel., /beacon., /telemetry/log/*, /statistics/ping.
  EasyPrivacy: [
    'analytics?',
    'track(?:er|ing)?',
    'telemetry',
    'pixels?',
    'beacons?',
    'stats?',
    'statistics?',
    'metrics?',
    'fingerprint',
  ],
  // easylist_cookie_general_block.txt: /cookie-banner, /cookies-policy., /consent-manager., -gdpr-, /privacy-banner., /onetrust/
  'EasyList Cookie': ['cookies?', 'consent', 'gdpr', 'dsgvo', 'privacy-banner', 'cmp', 'onetrust'],
}

const ENDS = String.raw`[-_.?]|\/.`

const rules = Object.entries(blockedWords).map(([list, words]) => ({
  list,
  pattern: new RegExp(`[/._-](?:${words.join('|')})(?:${ENDS})`, 'i'),
}))

const blockingLists = (path: string) =>
  rules.filter(({ pattern }) => pattern.test(path)).map(({ list }) => list)

const remotes = await Promise.all(
  globSync('mfe-*/remote.ts', { cwd: root }).map(async (file): Promise<DefinedRemote> => {
    const module = await import(pathToFileURL(join(root, file)).href)
    return module.default
  }),
)

const sources = globSync(['{host,mfe-*,shared/*}/src/**/*.{ts,tsx}', 'shared/build/src/*.ts'], { cwd: root })

const chunkNames = [
  ...new Set(
    sources.flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(/webpackChunkName: "([^"]+)"/g),
        ([, name]) => name,
      ),
    ),
  ),
]

/** A class name begins with the app and the name of its style sheet; lists hide elements by parts of it. */
const styleNames = globSync('{host,mfe-*,shared/*}/src/**/*.module.css', { cwd: root }).map((file) =>
  basename(file, '.module.css'),
)

test('no chunk has a name that filter lists block', () => {
  expect(chunkNames.length).toBeGreaterThan(50)
  expect(chunkNames.filter((name) => blockingLists(`/${name}.0123456789.js`).length > 0)).toEqual([])
})

test('no style sheet has a name that filter lists hide', () => {
  expect(styleNames.length).toBeGreaterThan(50)
  expect(styleNames.filter((name) => blockingLists(`/host_${name}_title`).length > 0)).toEqual([])
})

test('no call has a path that filter lists block', () => {
  const paths = Object.values(calls).map(({ path }) => `/bff${path}`)
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => blockingLists(path).length > 0)).toEqual([])
})

test('no address of the portal is one that filter lists block', () => {
  const addresses = remotes.flatMap(({ basePath, paths }) => paths.map((path) => basePath + path))
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter((address) => blockingLists(address).length > 0)).toEqual([])
})

test.each([
  ['/remotes/mfe-privacy/0123456789abcdef/advertising-dialogs.0123456789.js', ['EasyList']],
  ['/host/ads/start.js', ['EasyList']],
  ['/bff/api/tracking/events', ['EasyPrivacy']],
  ['/host/analytics.0123456789.js', ['EasyPrivacy']],
  ['/host/cookie-banner.0123456789.css', ['EasyList Cookie']],
  ['/host/consent-banner.0123456789.js', ['EasyList Cookie']],
])('%s would be blocked', (path, lists) => {
  expect(blockingLists(path)).toEqual(lists)
})
