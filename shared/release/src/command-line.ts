#!/usr/bin/env node
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CONTRACT_VERSION } from '@portal/contracts'
import { activateAll, retire } from './activate.ts'
import { openStorage } from './open-storage.ts'
import { checkAppConfig, readRegistry } from './projections.ts'
import { publish } from './publish.ts'
import { latestRelease } from './registry-changes.ts'
import { sourceRevision } from './source-revision.ts'
import type { Storage } from './storage.ts'
import { ReleaseError } from './store.ts'

const workspace = resolve(import.meta.dirname, '../../..')

const help = `portal-release: the releases of the portal

  portal-release publish <app>               copy the build in <app>/dist into the store
  portal-release activate <app> <release>    activate a published release; "latest" is the last one published.
                                             Several pairs of app and release are activated in one step
  portal-release retire <remote>             take a remote out of the portal until it is activated again
  portal-release list                        the active and the previous releases
  portal-release config check                whether config.json can be used; entries that are ignored are warnings

  --store <folder>   the release store (default: .portal/store)
  --dist <folder>    the build to publish (default: <app>/dist)
  --help             this text

<app> is host or the name of a remote, such as mfe-example.
`

interface Invocation {
  names: string[]
  store: Storage
  dist: string | undefined
}

/** The command line is invalid. */
class UsageError extends Error {}

async function runPublish({ names: [app], store, dist }: Invocation): Promise<string> {
  if (!app) throw new UsageError('publish needs the name of an app')
  const release = await publish(dist ?? resolve(workspace, app, 'dist'), store, {
    app,
    contractVersion: CONTRACT_VERSION,
    revision: await sourceRevision(workspace),
  })
  return `${app}  ${release.release}  published\n`
}

async function findRelease(store: Storage, app: string, wanted: string): Promise<string> {
  const release = wanted === 'latest' ? latestRelease(await readRegistry(store), app) : wanted
  if (!release) throw new ReleaseError(`No release of ${app} is in the store`)
  return release
}

async function runActivate({ names, store }: Invocation): Promise<string> {
  const pairs = Array.from({ length: Math.max(1, Math.ceil(names.length / 2)) }, (_, index) =>
    names.slice(2 * index, 2 * index + 2),
  )
  const releases: Record<string, string> = {}
  for (const [app, wanted] of pairs) {
    if (!app || !wanted || names.length % 2 > 0)
      throw new UsageError('activate needs pairs of an app and a release')
    releases[app] = await findRelease(store, app, wanted)
  }
  await activateAll(store, releases)
  return Object.entries(releases)
    .map(([app, release]) => `${app}  ${release}  active\n`)
    .join('')
}

async function runRetire({ names: [app], store }: Invocation): Promise<string> {
  if (!app) throw new UsageError('retire needs the name of a remote')
  await retire(store, app)
  return `${app}  retired\n`
}

async function runList({ store }: Invocation): Promise<string> {
  const { apps } = await readRegistry(store)
  const lines = Object.entries(apps).flatMap(([app, { active, previous, retired }]) => [
    `${app.padEnd(22)}${active.release}  ${retired ? 'retired' : 'active'}  contract ${active.contractVersion}  revision ${active.revision}`,
    ...previous.map((one) => `${''.padEnd(22)}${one.release}`),
  ])
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'Nothing is active yet.\n'
}

async function runConfig({ names: [action], store }: Invocation): Promise<string> {
  if (action !== 'check') throw new UsageError('config needs the action check')
  const warnings = await checkAppConfig(store)
  return [...warnings.map((warning) => `Warning: ${warning}`), 'config.json can be used', ''].join('\n')
}

const commands: Record<string, (invocation: Invocation) => Promise<string>> = {
  publish: runPublish,
  activate: runActivate,
  retire: runRetire,
  list: runList,
  config: runConfig,
}

async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { store: { type: 'string' }, dist: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [name, ...names] = positionals
  if (values.help || !name) return help
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`${name} is not a command`)
  return command({
    names,
    store: openStorage(resolve(values.store ?? resolve(workspace, '.portal/store'))),
    dist: values.dist,
  })
}

function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

try {
  process.stdout.write(await run(process.argv.slice(2)))
} catch (error) {
  if (isUsageError(error)) {
    process.stderr.write(`${error.message}\nSee portal-release --help\n`)
    process.exitCode = 2
  } else if (error instanceof ReleaseError) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } else throw error
}
