import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { emptyStore, hostBuild, remoteBuild } from './store-fixture.ts'

function portalRelease(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'command-line.ts'), ...args], {
    encoding: 'utf8',
  })
}

test('a release is published, activated and listed', async () => {
  const { address: store } = await emptyStore()
  for (const [app, dist] of [
    ['host', await hostBuild()],
    ['mfe-contracts', await remoteBuild()],
  ] as const) {
    expect(portalRelease('publish', app, '--dist', dist, '--store', store).status).toBe(0)
    expect(portalRelease('activate', app, 'latest', '--store', store).stdout).toMatch(
      /^\S+ {2}[0-9a-f]{16} {2}active/,
    )
  }
  expect(portalRelease('list', '--store', store).stdout).toMatch(
    /host +[0-9a-f]{16} {2}active[\s\S]*mfe-contracts/,
  )
  expect(await readFile(join(store, 'index.html'), 'utf8')).toContain('/remotes/mfe-contracts/')
})

test('several releases are activated in one step, and a retired remote is listed as retired', async () => {
  const { address: store } = await emptyStore()
  portalRelease('publish', 'host', '--dist', await hostBuild(), '--store', store)
  portalRelease('publish', 'mfe-contracts', '--dist', await remoteBuild(), '--store', store)
  const pairs = ['host', 'latest', 'mfe-contracts', 'latest']
  expect(portalRelease('activate', ...pairs, '--store', store).stdout).toMatch(
    /^host {2}[0-9a-f]{16} {2}active\nmfe-contracts {2}[0-9a-f]{16} {2}active\n$/,
  )
  expect(portalRelease('retire', 'mfe-contracts', '--store', store).stdout).toBe('mfe-contracts  retired\n')
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
  [['publish'], 2, 'publish needs the name of an app\n'],
  [['activate', 'host', 'latest', 'mfe-contracts'], 2, 'activate needs pairs of an app and a release'],
  [['config'], 2, 'config needs the action check'],
  [['retire', 'host'], 1, 'The host cannot be retired'],
  [['constructor'], 2, 'constructor is not a command\n'],
  [['list', '--stroe', 'x'], 2, "Unknown option '--stroe'"],
])('%j fails with a one-line message', async (args, status, message) => {
  const result = portalRelease(...args, '--store', (await emptyStore()).address)
  expect(result.status).toBe(status)
  expect(result.stderr).toContain(message)
  expect(result.stderr).not.toContain('    at ')
})

test('--help explains the commands', () => {
  const { status, stdout } = portalRelease('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('portal-release activate <app> <release>')
})
