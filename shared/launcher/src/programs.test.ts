import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { commandOf } from './programs.mjs'
import { root } from './workspace.ts'

/** A root with a space, as a shell would split it. */
const ROOT = String.raw`C:\Users\Anna Becker\portal`

const windows = (env: NodeJS.ProcessEnv = {}) => ({
  platform: 'win32' as const,
  execPath: String.raw`C:\Program Files\nodejs\node.exe`,
  env,
})

test.each(['biome', 'node', 'pnpm', 'stryker', 'tsc', 'turbo'])('%s is installed', (name) => {
  const command = commandOf(root, name)
  expect(command.filter((part) => !existsSync(part))).toEqual([])
})

test('on Windows a script runs on Node, and a program has its extension', () => {
  const { execPath } = windows()
  expect(commandOf(ROOT, 'turbo', windows())).toEqual([
    execPath,
    String.raw`C:\Users\Anna Becker\portal\node_modules\turbo\bin\turbo`,
  ])
  expect(commandOf(ROOT, 'pnpm', windows())).toEqual([
    String.raw`C:\Users\Anna Becker\portal\node_modules\pnpm\pnpm.exe`,
  ])
  expect(commandOf(ROOT, 'node', windows())).toEqual([
    String.raw`C:\Users\Anna Becker\portal\node_modules\node\bin\node.exe`,
  ])
})

test.each([
  [
    'the npm that runs the command',
    { npm_execpath: String.raw`D:\npm\bin\npm-cli.js` },
    String.raw`D:\npm\bin\npm-cli.js`,
  ],
  [
    'the npm beside Node when another manager runs the command',
    { npm_execpath: String.raw`D:\pnpm.exe` },
    String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`,
  ],
  ['the npm beside Node', {}, String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`],
])('on Windows npm is the script of %s', (_, env, script) => {
  expect(commandOf(ROOT, 'npm', windows(env))).toEqual([windows().execPath, script])
})

test('elsewhere npm is on PATH', () => {
  expect(commandOf('/portal', 'npm', { ...windows(), platform: 'darwin' })).toEqual(['npm'])
})

test('another program is its own command', () => {
  expect(commandOf(ROOT, 'git', windows())).toEqual(['git'])
})
