import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { servePortal } from './testing/fake-portal.ts'

const { portal } = await servePortal()

/** Runs the command as an integrator does. */
function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'command-line.ts'), ...args])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

test('the exit code says whether the page can use the release, or was not checked', async () => {
  const element = ['check', '--portal', portal, '--element', 'nordtal-contracts']
  expect(await run(...element, '--uses', 'path,--color-accent')).toMatchObject({ code: 0 })
  const refused = await run(...element, '--uses', 'pathe', '--json')
  expect(refused.code).toBe(1)
  expect(JSON.parse(refused.output).problems.names).toHaveLength(1)
  const uses = ['--uses', 'path']
  const page = ['--page', `${portal}/page`]
  const unchecked: [string[], string][] = [
    [
      [...element, ...uses, '--release', 'cccccccccccccccc'],
      'has no release cccccccccccccccc of nordtal-contracts',
    ],
    [['check', '--portal', portal, '--element', 'nordtal-other', ...uses], 'has no element nordtal-other'],
    [['check', '--portal', 'http://localhost:1', '--element', 'x-y', ...uses], 'cannot be reached'],
    [[...element, '--page', `${portal}/missing`], '/missing answers 404'],
    [[...element, '--page', 'missing.html'], 'There is no file missing.html'],
    [[...element, ...page, '--config', `${portal}/missing`], '/missing answers 404'],
    [[...element, ...page, '--config', '{ "apiGatewayUrl": "portal" }'], 'apiGatewayUrl of the app config'],
    [[...element, ...uses, '--config', '{}'], '--config needs --page'],
    [element, 'give --page, --src, --uses or --since'],
    [['check'], '--portal and --element are needed'],
    [[...element, '--pages', 'x'], '--pages'],
  ]
  for (const [args, message] of unchecked) {
    const { code, output } = await run(...args)
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining(message) })
  }
})
