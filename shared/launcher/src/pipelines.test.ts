import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
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
    /\$REMOTE/.test(command)
      ? remotes.map((remote) => [file, command.replace(/"?\$REMOTE"?/g, remote)])
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

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  interface Step {
    uses?: string
    run?: string
    with?: Record<string, unknown>
  }
  interface Job extends Step {
    needs?: string
    if?: string
    environment?: string
    env?: Record<string, unknown>
    steps?: Step[]
  }
  const { jobs, permissions } = read(file) as { jobs: Record<string, Job>; permissions: object }
  const steps = Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])])

  test('no input becomes a part of a script', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  })

  test('the actions of others are pinned by their commits, and leave no token behind', () => {
    const foreign = steps.filter(({ uses }) => uses && !uses.startsWith('./'))
    expect(foreign.map(({ uses }) => uses)).toEqual(
      foreign.map(() => expect.stringMatching(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/)),
    )
    for (const { uses, with: inputs } of foreign)
      if (uses?.startsWith('actions/checkout@'))
        expect(inputs).toMatchObject({ 'persist-credentials': false })
  })

  test('only a job behind the tests, of main, knows the store, and none may write to the repository', () => {
    expect(permissions).toEqual({ contents: 'read' })
    const releasing = Object.values(jobs).filter((job) => JSON.stringify(job).includes('PORTAL_STORE'))
    for (const job of releasing) {
      expect(job).toMatchObject({ needs: 'test', environment: 'release' })
      expect(job.if).toMatch(/^github\.ref == 'refs\/heads\/main' && /)
      expect(job).not.toHaveProperty('permissions')
    }
  })
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
