import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { readLog } from './log.ts'
import { liveSetIn } from './page-fixture.ts'
import { liveSet, readRegistry } from './projections.ts'
import { readText } from './storage.ts'
import { activate, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

/** Each waits several times for the disk, which may take long on a busy machine. */
const ACTIVATIONS = 6
const APPS = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d']

/** Activates two releases of an app in turn. */
const script = `
import { activateAll, openStorage } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'index.ts')))}
const [address, app, ...releases] = process.argv.slice(1)
for (let index = 0; index < ${ACTIVATIONS}; index++) {
  await activateAll(openStorage(address), { [app]: releases[index % 2] }, { who: app, why: String(index) })
}`

const ownNamespace = ['unshare', '--pid', '--fork', '--mount-proc']
const hasNamespaces = spawnSync(ownNamespace[0] ?? '', [...ownNamespace.slice(1), 'true']).status === 0

const variants: [string, string[], boolean][] = [
  ['four processes', [], true],
  ['four process namespaces', ownNamespace, hasNamespaces],
]

for (const [name, launcher, isPossible] of variants) {
  const run = isPossible ? test : test.skip
  const reason = isPossible ? '' : ' (this machine allows no namespaces)'
  run(`of 24 activations by ${name} none is lost${reason}`, async () => {
    const store = await emptyStore()
    const host = await publishAs('host', await hostBuild(), store)
    await activate(store, 'host', host.release)
    const builds = [await remoteBuild('one'), await remoteBuild('two')]
    const published = new Map<string, string[]>()
    for (const app of APPS) {
      const releases = [
        await publishAs(app, builds[0] ?? '', store),
        await publishAs(app, builds[1] ?? '', store),
      ]
      published.set(
        app,
        releases.map(({ release }) => release),
      )
    }

    const ends = [...published].map(async ([app, releases]) => {
      const [command = '', ...args] = [
        ...launcher,
        process.execPath,
        '--input-type=module',
        '--eval',
        script,
        store.address,
        app,
        ...releases,
      ]
      const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
      let errors = ''
      child.stderr.on('data', (data) => {
        errors += data
      })
      const [code] = await once(child, 'close')
      return { code, errors }
    })
    expect(await Promise.all(ends)).toEqual(APPS.map(() => ({ code: 0, errors: '' })))

    const entries = (await readLog(store)).filter(({ why }) => why !== undefined)
    const order = Array.from({ length: ACTIVATIONS }, (_, index) => String(index))
    for (const app of APPS) {
      expect(entries.filter(({ who }) => who === app).map(({ why }) => why)).toEqual(order)
    }
    const page = await readText(store, 'index.html')
    const registry = JSON.parse((await readText(store, 'registry.json')) ?? '')
    expect(page).toContain(liveSet(registry))
    expect(await readRegistry(store)).toEqual(registry)
    const live = await liveSetIn(store)
    for (const [app, [, last]] of published) expect(live.registry[app]?.[0]?.release).toBe(last)
  })
}
