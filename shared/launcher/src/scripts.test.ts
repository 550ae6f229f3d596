import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readPackages, root } from './workspace.ts'

/** What sh and the command prompt of Windows understand differently: quotes, variables, patterns, lists and words of sh alone. */
const ONE_SHELL = /['$`;|\\]|\b(exec|export|rm|cp|mkdir)\b|^[A-Z_]+=/

test('the scripts of the packages run in the shell of every system', () => {
  const scripts = readPackages().flatMap(({ folder }) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return Object.entries<string>(manifest.scripts).map(([name, script]) => `${folder} ${name}: ${script}`)
  })
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((script) => ONE_SHELL.test(script.replace(/^.*?: /, '')))).toEqual([])
})
