import { expect, test } from '@jest/globals'
import { selectTasks } from './test-selection.ts'
import { apps } from './workspace.ts'

const app = (folder: string) => ({ folder, name: folder, scripts: ['types', 'test', 'build', 'e2e'] })
const packages = [
  { folder: '.', name: '//', scripts: ['format', 'unused', 'test', 'e2e'] },
  { folder: 'shared/ui', name: '@portal/ui', scripts: ['types', 'test'] },
  { folder: 'e2e', name: 'e2e', scripts: ['types', 'e2e', 'smoke'] },
  ...apps.map(app),
]

test('a remote selects its own and the global steps, on a portal of all builds', () => {
  const { checks, inBrowser } = selectTasks(['mfe-privacy'], packages)
  expect(checks).toEqual([
    '//#format',
    '//#unused',
    'mfe-privacy#types',
    'mfe-privacy#test',
    'mfe-privacy#build',
    ...apps.filter((name) => name !== 'mfe-privacy').map((name) => `${name}#build`),
  ])
  expect(inBrowser).toEqual(['mfe-privacy#e2e', 'e2e#smoke'])
})

test('with live releases only the remote is built', () => {
  expect(selectTasks(['mfe-privacy'], packages, true).builds).toEqual(['mfe-privacy'])
})

test('a step of a package selects only that step', () => {
  expect(selectTasks(['shared/ui', 'types'], packages)).toEqual({
    checks: ['@portal/ui#types'],
    inBrowser: [],
    commands: [],
    builds: [],
  })
})

test('a name of both a step and a package selects the step of all packages', () => {
  expect(selectTasks(['e2e'], packages).inBrowser).toEqual(['e2e#e2e', ...apps.map((name) => `${name}#e2e`)])
})

test('an empty selection selects all steps', () => {
  const { checks, inBrowser } = selectTasks([], packages)
  expect(checks).toEqual(expect.arrayContaining(['//#format', '@portal/ui#test', 'host#build']))
  expect(inBrowser).toEqual(['e2e#e2e', ...apps.map((name) => `${name}#e2e`), 'e2e#smoke'])
})

test('the documented commands run by their name only', () => {
  const launcher = { folder: 'shared/launcher', name: '@portal/launcher', scripts: ['test', 'commands'] }
  expect(selectTasks([], [...packages, launcher]).commands).toEqual([])
  expect(selectTasks(['commands'], [...packages, launcher])).toEqual({
    checks: [],
    inBrowser: [],
    commands: ['@portal/launcher#commands'],
    builds: [],
  })
})

test('an unknown name is refused with the list of names', () => {
  expect(() => selectTasks(['mfe-x', 'unit'], packages)).toThrow(
    /^There is no mfe-x and no unit\. Choose from: .*types.*shared\/ui/,
  )
})
