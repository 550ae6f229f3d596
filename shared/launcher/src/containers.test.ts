import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readPackages, root } from './workspace.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Stage {
  name: string
  base: string
  instructions: [keyword: string, value: string][]
}

/** The stages of the Containerfile, each with the instructions of an earlier stage that it begins with. */
function readStages(): Stage[] {
  const lines = read('Containerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, '')
    .split('\n')
    .filter(Boolean)
  const stages: Stage[] = []
  for (const line of lines) {
    const [keyword = '', ...words] = line.split(/\s+/)
    const value = words.join(' ')
    if (keyword === 'FROM') {
      const [base = '', , name = ''] = words
      const earlier = stages.find((stage) => stage.name === base)
      stages.push({ name, base, instructions: [...(earlier?.instructions ?? [])] })
    } else stages.at(-1)?.instructions.push([keyword, value])
  }
  return stages
}

const stages = readStages()
const stageOf = (name: string) => {
  const stage = stages.find((candidate) => candidate.name === name)
  if (!stage) throw new Error(`The Containerfile has no stage ${name}`)
  return stage
}
const valuesOf = (stage: Stage, keyword: string) =>
  stage.instructions.filter(([found]) => found === keyword).map(([, value]) => value)

interface Service {
  image?: string
  build?: { context: string; dockerfile: string; target: string }
  environment?: Record<string, unknown>
  ports?: string[]
  volumes?: (string | { source: string; target: string })[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}

const compose = parse(read('compose.yaml'), { merge: true })
const services: Record<string, Service> = compose.services
const dependencies = Object.entries(services).flatMap(([name, { depends_on = {} }]) =>
  Object.entries(depends_on).map(([other, { condition }]) => [name, other, condition] as const),
)

const ignoreLines = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

/** For builders a dot at the beginning of a name is as any other character. */
const withoutDots = (path: string) => path.replace(/(^|\/)\./g, '$1_')

/** As builders do: the last line that matches the path or a folder above it decides. */
function isIgnored(path: string): boolean {
  const names = path.split('/')
  const ancestors = names.map((_, index) => withoutDots(names.slice(0, index + 1).join('/')))
  const last = ignoreLines.findLast((line) =>
    ancestors.some((ancestor) => matchesGlob(ancestor, withoutDots(line.replace(/^!/, '')))),
  )
  return last !== undefined && !last.startsWith('!')
}

/** The paths of the repository that a stage copies, also by way of other stages. */
const copiesOf = (stage: Stage): string[] =>
  valuesOf(stage, 'COPY').flatMap((value) => {
    const words = value.split(' ')
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
    return from ? copiesOf(stageOf(from)) : words.slice(0, -1)
  })

const apps = [
  {
    name: 'portal',
    config: 'host/server/server-config.ts',
    port: 'PORTAL_PORT',
    metrics: 'PORTAL_METRICS_PORT',
  },
  { name: 'bff', config: 'bff/src/config.ts', port: 'BFF_PORT', metrics: 'METRICS_PORT' },
]

/** The environment variables in the schema of a config, each with its default. */
const variablesOf = (config: string) =>
  new Map(
    Array.from(read(config).matchAll(/^ +([A-Z][A-Z_]+): (.*)$/gm), ([, name = '', schema = '']) => [
      name,
      /\d+/.exec(schema)?.[0],
    ]),
  )

const imageEnvironment = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    valuesOf(stage, 'ENV').flatMap((value) =>
      value.split(' ').map((entry) => entry.split('=') as [string, string]),
    ),
  )

test.each(stages)('what the stage $name needs is in the repository and reaches the builder', (stage) => {
  for (const path of copiesOf(stage)) {
    expect([path, existsSync(join(root, path)), isIgnored(path)]).toEqual([path, true, false])
  }
  const known = [...stages.map(({ name }) => name), 'node:24-bookworm-slim', 'debian:bookworm-slim']
  expect(known).toContain(stage.base)
})

test('secrets, installed packages and tests do not reach the builder', () => {
  for (const path of [
    '.portal/data-keys',
    '.git/config',
    'node_modules/pg/package.json',
    'bff/node_modules/pg/package.json',
    'shared/pdf/node_modules/pdfkit/package.json',
    'bff/src/config.test.ts',
    'bff/local/main.ts',
  ]) {
    expect([path, isIgnored(path)]).toEqual([path, true])
  }
})

test('the images run the Node of the workspace', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  for (const { base } of stages.filter(({ base }) => base.startsWith('node:'))) {
    expect(base).toContain(`:${devDependencies.node.split('.')[0]}-`)
  }
})

test.each(['portal', 'bff'])(
  '%s is installed without development packages and runs its program as a user',
  (name) => {
    const stage = stageOf(name)
    const packages = stageOf(`${name}-packages`)
    const [install = ''] = valuesOf(packages, 'RUN')
    const [, wanted = ''] = /--frozen-lockfile --prod --filter-prod (\S+)\.\.\.$/.exec(install) ?? []
    expect(readPackages().map((found) => found.name)).toContain(wanted)
    const [, program] = JSON.parse(valuesOf(stage, 'CMD')[0] as string)
    expect(existsSync(join(root, program))).toBe(true)
    expect(copiesOf(stage).some((path) => program.startsWith(`${path}/`))).toBe(true)
    expect(valuesOf(stage, 'USER')).toEqual(['node'])
  },
)

test.each(apps)(
  '$name: its ports and variables are those that the program reads',
  ({ name, config, port, metrics }) => {
    const variables = variablesOf(config)
    const stage = stageOf(name)
    const image = imageEnvironment(stage)
    expect(valuesOf(stage, 'EXPOSE')).toEqual([variables.get(port)])
    expect(image[port]).toBe(variables.get(port))
    const [healthcheck = ''] = valuesOf(stage, 'HEALTHCHECK')
    expect(healthcheck).toContain(`\${process.env.${port}}/health/live`)
    const environment = { ...image, ...services[name]?.environment }
    expect([...variables.keys()]).toEqual(expect.arrayContaining(Object.keys(environment)))
    expect(environment).toHaveProperty(metrics)
  },
)

test('nginx sets every marked place of portal.conf', () => {
  const [edit = ''] = valuesOf(stageOf('nginx'), 'RUN').filter((command) => command.startsWith('sed'))
  const expressions = Array.from(edit.matchAll(/-e '([^']+)'/g), ([, expression = '']) => expression)
  const file = join(root, 'host/server/nginx/portal.conf')
  const site = execFileSync('sed', [...expressions.flatMap((expression) => ['-e', expression]), file], {
    encoding: 'utf8',
  })
  expect(site).not.toContain('# Set:')
  for (const [, host = '', port = ''] of site.matchAll(/^ +server ([^:]+):(\d+);/gm)) {
    expect(valuesOf(stageOf(host), 'EXPOSE')).toEqual([port])
  }
  const [port] = valuesOf(stageOf('nginx'), 'EXPOSE')
  expect(site).toContain(`listen ${port};`)
  expect(valuesOf(stageOf('nginx'), 'HEALTHCHECK')[0]).toContain(`:${port}/health/live`)
  const [, folder] = /^ +root (\S+);/m.exec(site) ?? []
  for (const name of ['nginx', 'portal'])
    expect(services[name]?.volumes).toEqual([expect.objectContaining({ target: folder })])
  expect(imageEnvironment(stageOf('portal')).PORTAL_STORE).toBe(folder)
})

test.each(Object.entries(services))(
  'the service %s has an image or a target, ports and volumes',
  (_name, service) => {
    const { image, build, ports = [], volumes = [], environment = {} } = service
    if (build) {
      expect(existsSync(join(root, build.context, build.dockerfile))).toBe(true)
      const exposed = valuesOf(stageOf(build.target), 'EXPOSE')
      for (const port of ports) expect(exposed).toContain(port.split(':').at(-1))
    } else expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/)
    for (const volume of volumes) {
      if (typeof volume === 'string') expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
      else expect(volume.source).toMatch(/^\$\{\w+:\?/)
    }
    for (const [, host = '', port = ''] of JSON.stringify(environment).matchAll(
      /(?:@|http:\/\/)([a-z]+):(\d+)/g,
    )) {
      const { build: target } = services[host] ?? {}
      expect(Object.keys(services)).toContain(host)
      if (target) expect(valuesOf(stageOf(target.target), 'EXPOSE')).toEqual([port])
    }
  },
)

test.each(dependencies)('%s can wait for %s: %s', (_name, other, condition) => {
  expect(Object.keys(services)).toContain(other)
  const { healthcheck, build } = services[other] as Service
  const inImage = build && valuesOf(stageOf(build.target), 'HEALTHCHECK').length > 0
  if (condition === 'service_healthy') expect(healthcheck ?? inImage).toBeTruthy()
})

test('no variable that an operator sets has a default, and each is described', () => {
  const operations = read('docs/operations.md')
  const variables = Array.from(
    read('compose.yaml').matchAll(/(?<!\$)\$\{?(\w+)([^}]*)/g),
    ([, name = '', rest = '']) => ({ name, rest }),
  )
  expect(variables.length).toBeGreaterThan(0)
  for (const { name, rest } of variables) {
    expect([name, rest.slice(0, 2)]).toEqual([name, ':?'])
    expect(operations).toContain(`\`${name}\``)
  }
})
