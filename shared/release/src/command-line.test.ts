import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { recordVerification } from './activate.ts'
import { trust } from './signature-fixture.ts'
import {
  activate,
  aDeclaration,
  declaredBuild,
  emptyStore,
  hostBuild,
  publishAs,
  remoteBuild,
} from './store-fixture.ts'

const portalRelease = (...args: string[]) => runWith({}, ...args)

function runWith(variables: NodeJS.ProcessEnv, ...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'command-line.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  })
}

/** A store with an active host, and two releases of a remote, the second one active. */
async function smallStore() {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  for (const text of ['one', 'two']) {
    const { release } = await publishAs('mfe-contracts', await remoteBuild(text), store)
    await activate(store, 'mfe-contracts', release)
  }
  return store.address
}

test('releases are listed and rolled back, and the log says why', async () => {
  const store = await smallStore()
  expect(portalRelease('list', '--store', store).stdout).toMatch(
    /^host +[0-9a-f]{16} {2}active .*\nmfe-contracts +[0-9a-f]{16} {2}active .*\n +[0-9a-f]{16} {2}earlier/,
  )
  expect(await readFile(join(store, 'pages/contracts.html'), 'utf8')).toContain('/remotes/mfe-contracts/')

  const back = portalRelease('rollback', 'mfe-contracts', '--store', store, '--why', 'wrong', '--by', 'Ada')
  expect(back.stdout).toMatch(
    /^mfe-contracts {2}[0-9a-f]{16} {2}active\nmfe-contracts {2}[0-9a-f]{16} {2}withdrawn\nlive after [\d.]+ s\n$/,
  )
  const [entry] = JSON.parse(portalRelease('log', '--store', store, '--limit', '1', '--json').stdout).entries
  expect(entry).toMatchObject({ sequence: 7, action: 'rollback', who: 'Ada', why: 'wrong' })
  const { releases } = JSON.parse(portalRelease('list', '--store', store, '--json').stdout)
  expect(releases.map(({ state }: { state: string }) => state)).toEqual(['active', 'active', 'withdrawn'])
})

test('a verification without checks is listed with its reason', async () => {
  const store = await emptyStore()
  const { release } = await publishAs('mfe-contracts', await remoteBuild(), store)
  const listed = () => portalRelease('list', '--store', store.address).stdout
  await recordVerification(store, 'mfe-contracts', release, { passed: true, skipped: 'no source' })
  expect(listed()).toMatch(/ {2}verified {2}skipped: no source\n$/)
  await recordVerification(store, 'mfe-contracts', release, { passed: true })
  expect(listed()).toMatch(/ {2}verified\n$/)
})

test('a dry run prints what would change and writes nothing', async () => {
  const store = await smallStore()
  portalRelease('publish', 'mfe-contracts', '--dist', await remoteBuild('unused'), '--store', store)
  const files = async () => (await readdir(store, { recursive: true })).sort()
  const before = { files: await files(), registry: await readFile(join(store, 'registry.json'), 'utf8') }
  const build = await remoteBuild('three')
  for (const [command, printed] of [
    [
      ['publish', 'mfe-contracts', '--dist', build],
      /mfe-contracts {2}[0-9a-f]{16} {2}published\nto see it .*\n$/,
    ],
    [['rollback', 'mfe-contracts'], /active\nmfe-contracts {2}[0-9a-f]{16} {2}withdrawn\n$/],
    [['retire', 'mfe-contracts'], /mfe-contracts {2}[0-9a-f]{16} {2}retired\n$/],
    [['prune'], /Nothing to remove: .* newest 5 of its app, or younger than 14 days\n$/],
    [
      ['prune', '--newest', '0', '--days', '0'],
      /\nremotes\/mfe-contracts\/[0-9a-f]{16} {2}would be removed, 0\.0 MB\n.* would be free\n$/s,
    ],
  ] as const) {
    const { stdout } = portalRelease(...command, '--dry-run', '--store', store)
    expect(stdout).toMatch(/^Dry run: nothing is written\.\n/)
    expect(stdout).toMatch(printed)
  }
  expect({ files: await files(), registry: await readFile(join(store, 'registry.json'), 'utf8') }).toEqual(
    before,
  )
})

test('a canary of 30 % is listed, promoted, and copied into the store of another environment', async () => {
  const store = await smallStore()
  portalRelease('publish', 'mfe-contracts', '--dist', await remoteBuild('three'), '--store', store)
  const canary = portalRelease(
    'canary',
    'mfe-contracts',
    'latest',
    '--share',
    '30',
    '--force',
    'a test',
    '--store',
    store,
  )
  expect(canary.stdout).toMatch(/^mfe-contracts {2}[0-9a-f]{16} {2}canary 30 %\nlive/)
  const promoted = portalRelease('promote', 'mfe-contracts', '--store', store)
  expect(promoted.stdout).toMatch(/ active\nmfe-contracts {2}[0-9a-f]{16} {2}earlier\nlive/)

  const { address: next } = await emptyStore()
  const copied = portalRelease('promote', 'mfe-contracts', '--to', next, '--store', store)
  expect(copied.stdout).toMatch(/^mfe-contracts {2}[0-9a-f]{16} {2}published in/)
  const pair = ['mfe-contracts', 'latest']
  expect(portalRelease('activate', ...pair, '--store', next).stderr).toMatch(
    /^mfe-contracts [0-9a-f]{16} was not verified: verify it, or force it with a reason\n$/,
  )
  expect(portalRelease('activate', ...pair, '--force', 'a drill', '--store', next).status).toBe(0)
  const [entry] = JSON.parse(portalRelease('log', '--store', next, '--limit', '1', '--json').stdout).entries
  expect(entry).toMatchObject({ action: 'activate', forced: 'a drill' })
  portalRelease('retire', 'mfe-contracts', '--store', next)
  expect(portalRelease('activate', ...pair, '--store', next).status).toBe(0)
})

test('several releases are activated in one step, and a retired remote is listed as retired', async () => {
  const { address: store } = await emptyStore()
  portalRelease('publish', 'host', '--dist', await hostBuild(), '--store', store)
  portalRelease('publish', 'mfe-contracts', '--dist', await remoteBuild(), '--store', store)
  const pairs = ['host', 'latest', 'mfe-contracts', 'latest']
  expect(portalRelease('activate', ...pairs, '--force', 'first', '--store', store).stdout).toMatch(
    /^host {2}[0-9a-f]{16} {2}active\nmfe-contracts {2}[0-9a-f]{16} {2}active\nlive/,
  )
  expect(portalRelease('retire', 'mfe-contracts', '--store', store).stdout).toMatch(/ retired\nlive/)
  expect(portalRelease('list', '--store', store).stdout).toMatch(/mfe-contracts +[0-9a-f]{16} {2}retired/)
})

test('config.json is checked: unknown entries are warnings, wrong ones are errors', async () => {
  const { address: store } = await emptyStore()
  const check = async (...entries: object[]) => {
    await writeFile(join(store, 'config.json'), JSON.stringify(entries))
    const { status, stdout, stderr } = portalRelease('config', 'check', '--store', store)
    return [status, stdout, stderr]
  }
  const bffPath = { name: 'bffPath', value: '/bff' }
  expect(await check(bffPath, { name: 'bffPaht', value: 'x' })).toEqual([
    0,
    'Warning: bffPaht: is not a known name and is ignored; the nearest is bffPath\nconfig.json can be used\n',
    '',
  ])
  expect(await check({ name: 'bffPaht', value: 'x' })).toEqual([
    1,
    '',
    expect.stringMatching(/bffPath: is missing\n$/),
  ])
})

test.each([
  [['activate', 'mfe-contracts', 'latest'], 1, 'No release of mfe-contracts is in the store\n'],
  [
    ['activate', 'mfe-contracts', '0123456789abcdef'],
    1,
    'mfe-contracts 0123456789abcdef is not in the store\n',
  ],
  [['rollback', 'mfe-contracts'], 1, 'mfe-contracts is not active\n'],
  [['activate', 'constructor', 'latest'], 1, 'No release of constructor is in the store\n'],
  [['activate', '__proto__', '0123456789abcdef'], 1, '__proto__ is not an app: expected host or mfe-…\n'],
  [['rollback', 'constructor'], 1, 'constructor is not active\n'],
  [['withdraw', '__proto__', '0123456789abcdef'], 1, '__proto__ was never active\n'],
  [['config'], 2, 'Usage: release config'],
  [['retire', 'host'], 1, 'The host cannot be retired'],
  [['publish'], 1, 'There is no build in '],
  [['activate', 'host', 'latest', 'mfe-contracts'], 2, 'activate needs pairs of an app and a release'],
  [['canary', 'mfe-contracts', 'latest', '--share', '130'], 2, 'It must be above 0 and at most 100.'],
  [['constructor'], 2, "unknown command 'constructor'"],
  [['watch', '--once'], 2, 'watch needs --figures'],
  [['list', '--stroe', 'x'], 2, "unknown option '--stroe'"],
])('%j fails with a one-line message', async (args, status, message) => {
  const result = portalRelease(...args, '--store', (await emptyStore()).address)
  expect(result.status).toBe(status)
  expect(result.stderr).toContain(message)
  expect(result.stderr).not.toContain('    at ')
})

/** A title of the window, a carriage return, C1's CSI, a line end, and text from right to left. */
const COMMANDS = '\u001b]0;x\u0007\r\u009b2J\nforged\u202e\u2028\u{e0001}'
const ESCAPED = String.raw`\u001b]0;x\u0007\u000d\u009b2J\u000aforged\u202e\u2028\udb40\udc01`
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

test('names and reasons in a store cannot command the terminal', async () => {
  const store = await emptyStore()
  const { release } = await publishAs('mfe-contracts', await remoteBuild(), store)
  const skipped = { passed: true, skipped: COMMANDS, who: COMMANDS, why: COMMANDS }
  await recordVerification(store, 'mfe-contracts', release, skipped)

  for (const command of [['log'], ['list'], ['log', '--json'], ['list', '--json']]) {
    const { stdout } = portalRelease(...command, '--store', store.address)
    expect(stdout).toContain(command.includes('--json') ? String.raw`\u009b2J\nforged\u202e` : ESCAPED)
    expect(stdout.split('\n').filter((line) => OBEYED.test(line))).toEqual([])
  }
  const log = JSON.parse(portalRelease('log', '--json', '--store', store.address).stdout)
  expect(log.entries[0].why).toBe(COMMANDS)

  expect(portalRelease('rollback', COMMANDS, '--store', store.address).stderr).toBe(
    `${ESCAPED} is not active\n`,
  )
  await store.replace('log/00000002.json', JSON.stringify({ sequence: COMMANDS }))
  expect(portalRelease('log', '--store', store.address).stderr).toMatch(/sequence: Invalid type.*forged.*\n$/)
})

test('a pipeline signs with a key of openssl, and two people force what nobody has signed', async () => {
  const store = await emptyStore()
  const file = join(store.address, 'release-key.pem')
  spawnSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', file])
  const pem = spawnSync('openssl', ['pkey', '-in', file, '-pubout'], { encoding: 'utf8' }).stdout
  const publicKey = pem.split('\n')[1] ?? ''
  await trust(store, { team: 'contracts', apps: ['mfe-contracts'], publicKey })

  const at = ['--store', store.address]
  const publishAndActivate = async (app: string) => {
    const build = await declaredBuild(await remoteBuild(app), aDeclaration(app), '1.0')
    runWith({ RELEASE_SIGNING_KEY: file }, 'publish', app, '--dist', build, ...at)
    return portalRelease(...['activate', app, 'latest', '--force', 'an outage', '--by', 'Ada'], ...at)
  }
  const signed = await publishAndActivate('mfe-contracts')
  expect(signed.stdout).toMatch(/^mfe-contracts {2}[0-9a-f]{16} {2}active\nlive after [\d.]+ s\n$/)

  const other = await publishAndActivate('mfe-privacy')
  expect([other.status, other.stderr]).toEqual([
    1,
    expect.stringMatching(/signed by contracts, but mfe-privacy is no app.*: two people may force it.*\n$/),
  ])
  const two = ['--force', 'an outage', '--by', 'Ada', '--second', 'Grace']
  expect(portalRelease('activate', 'mfe-privacy', 'latest', ...two, ...at).status).toBe(0)
  expect(portalRelease('log', '--limit', '1', ...at).stdout).toMatch(/Ada.*forced with Grace: an outage\n$/)

  await store.remove('release-keys.json')
  expect(portalRelease('activate', 'mfe-privacy', 'latest', ...at).stdout).toContain(
    `\nsignatures are not checked: ${store.address} has no release-keys.json\n`,
  )
})

test('--help explains the commands', () => {
  const { status, stdout } = portalRelease('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('rollback <app>')
})
