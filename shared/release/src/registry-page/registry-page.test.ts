import { expect, test } from '@jest/globals'
import { activateAll, recordVerification, retire, startCanary, withdraw } from '../activate.ts'
import { prune } from '../prune.ts'
import { readText, type Storage } from '../storage.ts'
import { emptyStore, hostBuild, publishAs, remoteBuild } from '../store-fixture.ts'
import { reportFolder, writeReport } from '../verification-report.ts'

const APP = 'mfe-contracts'

const pageOf = async (store: Storage) => (await readText(store, 'operator/index.html')) ?? ''

/** What a reader sees, without the markup. */
const textOf = async (store: Storage) =>
  (await pageOf(store))
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<title>.*?<\/title>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const sharing = (...libraries: [name: string, version: string][]) => ({
  'mf-manifest.json': JSON.stringify({ shared: libraries.map(([name, version]) => ({ name, version })) }),
})

const described = {
  'build.json': JSON.stringify({
    entry: 'main.1234.js',
    preload: ['main.1234.js'],
    styles: ['main.css'],
    element: 'element/element.5678.js',
    standAlone: 'element/element.5678.js',
    budgets: { entry: { kilobytes: 7, limit: 9 }, tab: { kilobytes: 7.5, limit: 8 } },
  }),
}

/** A store with a host that provides React 19. */
async function hostStore() {
  const store = await emptyStore()
  const licenses = JSON.stringify([{ name: 'react', version: '19.3.1', license: 'MIT' }])
  const host = await publishAs('host', await hostBuild('one', { 'licenses-host.json': licenses }), store)
  await activateAll(store, { host: host.release })
  return store
}

async function publishRemote(store: Storage, files: Record<string, string>, text = 'one') {
  return (await publishAs(APP, await remoteBuild(text, files), store)).release
}

test('it says what is live, since when, by whom and why, what it weighs, and what else is in the store', async () => {
  const store = await hostStore()
  const first = await publishRemote(store, described)
  await activateAll(store, { [APP]: first }, { who: 'Anna <b>', why: 'the new <i>tab' })
  const second = await publishRemote(store, {}, 'two')
  await startCanary(store, APP, second, { share: 0.05, who: 'Kim' })
  const text = await textOf(store)
  expect(text).toMatch(
    new RegExp(
      `${APP} /contracts ${first} canary ${second} 5 % – tab 7.5 of 8 kB [\\d: -]+ Anna &lt;b&gt; the new &lt;i&gt;tab`,
    ),
  )
  expect(text).toMatch(new RegExp(`${second} canary 5 % – [\\d: -]+`))
  expect(text).toMatch(new RegExp(`Kim canary ${APP} ${second}`))
  await activateAll(store, { [APP]: second })
  await withdraw(store, APP, second, { who: 'Kim', why: 'it was wrong' })
  expect(await textOf(store)).toMatch(new RegExp(`${first} – tab 7.5 of 8 kB [\\d: -]+ Kim it was wrong`))
  await retire(store, APP, { why: 'no customers' })
  expect(await textOf(store)).toMatch(/mfe-contracts retired .* no customers/)
})

test('the libraries of the live remotes are drawn by version: those of the host, and copies of a remote', async () => {
  const store = await hostStore()
  const build = sharing(
    ['react', '19.4.0'],
    ['react/jsx-runtime', '19.4.0'],
    ['vue', '3.5.0'],
    ['@a/b/c', '1.0.0'],
    ['react-dom', ''],
  )
  await activateAll(store, { [APP]: await publishRemote(store, build) })
  const page = await pageOf(store)
  expect(page.match(/<title>[^<]* runs [^<]*/g)).toEqual([
    '<title>host runs react 19.3.1',
    `<title>${APP} runs react 19.3.1, built with 19.4.0`,
    `<title>${APP} runs vue 3.5.0`,
    `<title>${APP} runs @a/b 1.0.0`,
    `<title>${APP} runs react-dom missing`,
  ])
  expect(await textOf(store)).toContain(`${APP} runs a copy of its own of vue 3.5.0`)
  await activateAll(store, { [APP]: await publishRemote(store, sharing(['react', '18.3.1']), 'two') })
  expect(await textOf(store)).toContain(`${APP} runs a copy of its own of react 18.3.1`)
  // It brings none.
  await activateAll(store, { [APP]: await publishRemote(store, sharing(['react', '']), 'three') })
  expect(await pageOf(store)).toContain(`<title>${APP} runs react 19.3.1</title>`)
})

const aVisit = { customer: 'anna@post.example', address: '/contracts', faults: 1, picture: '1.jpeg' }
const aReport = {
  at: '2026-11-30T10:00:00.000Z',
  passed: false,
  refusals: [{ where: '/contracts', customer: 'anna@post.example', reason: 'axe: <label>' }],
  visits: [aVisit],
  unreached: ['/contracts/:id'],
  unseen: [],
}

test('the report of a verification is shown with its pictures, and leaves with its release', async () => {
  const store = await hostStore()
  const release = await publishRemote(store, {})
  const others = await publishRemote(store, {}, 'two')
  await writeReport(store, APP, release, aReport, new Map([['1.jpeg', Buffer.from('a picture')]]))
  await recordVerification(store, APP, release, { passed: false, why: 'it has no label' })
  const text = await textOf(store)
  expect(text).toContain('/contracts as anna@post.example: axe: &lt;label&gt;')
  expect(text).toContain('Not visited, because no link leads there /contracts/:id')
  expect(await pageOf(store)).toContain(`src="reports/${APP}/${release}/1.jpeg"`)

  await store.replace(`${reportFolder(APP, release)}/report.json`, '{"passed":"yes"}')
  await recordVerification(store, APP, others, { passed: true })
  expect(await textOf(store)).toMatch(/Verification of \w+ \S+report\.json cannot be used/)

  await prune(store, { newest: 0, days: -1 })
  expect(await store.list('operator/reports')).toEqual([])
  expect(await textOf(store)).not.toContain('Verification of')
})

test('a log that cannot be read is named, and stops no write', async () => {
  const store = await hostStore()
  await store.replace('log/00000001.json', 'nothing')
  await activateAll(store, { [APP]: await publishRemote(store, {}) })
  expect(await textOf(store)).toMatch(/Log \S+00000001\.json cannot be used/)
})
