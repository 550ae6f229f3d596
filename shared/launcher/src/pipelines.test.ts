import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { selectTasks } from './test-selection.ts'
import { apps, readPackages, root } from './workspace.ts'

const read = (file: string) => parse(readFileSync(join(root, file), 'utf8'))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const remotes = apps.filter((app) => app !== 'host')

/** All npm commands in `run` and `script`, at any depth. */
function commandsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (key !== 'run' && key !== 'script') return commandsIn(value)
    return [value]
      .flat()
      .flatMap((lines: string) => lines.trim().split('\n'))
      .filter((line) => line.startsWith('npm '))
  })
}

const files = [
  '.gitlab-ci.yml',
  ...globSync(['.github/workflows/*.yml', 'mfe-*/.gitlab-ci.yml'], { cwd: root }),
]
const commands = files.flatMap((file) =>
  commandsIn(read(file)).flatMap((command) =>
    /\$\{\{ inputs\.remote \}\}|\$REMOTE/.test(command)
      ? remotes.map((remote) => [file, command.replace(/\$\{\{ inputs\.remote \}\}|\$REMOTE/g, remote)])
      : [[file, command]],
  ),
)

/** Fails with the message of the command, such as "There is no mfe-x". */
function expectToExist(command: string) {
  const [, script = '', , ...args] = command.replace(/^npm run /, 'npm ').split(' ')
  expect(Object.keys(scripts)).toContain(script)
  if (script === 'test') selectTasks(args, readPackages())
  if (script === 'build') expect(apps).toEqual(expect.arrayContaining(args))
  if (script === 'release') {
    expect(['publish', 'verify', 'activate']).toContain(args[0])
    expect(apps).toContain(args[1])
  }
}

test.each(commands)('a command of %s exists: %s', (_file, command = '') => expectToExist(command))

test('an unknown command is reported', () => {
  expect(() => expectToExist('npm test -- mfe-gone')).toThrow('There is no mfe-gone')
  expect(() => expectToExist('npm run gone')).toThrow()
  expect(() => expectToExist('npm run release -- publish mfe-gone')).toThrow()
})

test('each changed remote gets its own pipeline on GitHub', () => {
  const { changed, remote } = read('.github/workflows/remotes.yml').jobs
  expect(existsSync(join(root, remote.uses))).toBe(true)
  expect(remote.needs).toBe('changed')
  expect(Object.keys(changed.outputs)).toEqual(['remotes'])
})

test.each(remotes)('%s has its own pipeline on GitLab', (remote) => {
  const jobs = read(`${remote}/.gitlab-ci.yml`)
  const templates = Object.keys(read('.gitlab-ci.yml'))
  for (const job of [jobs[remote], jobs[`${remote}:release`]]) {
    expect(templates).toContain(job.extends)
    expect(job.variables).toEqual({ REMOTE: remote })
  }
})
