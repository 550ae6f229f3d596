#!/usr/bin/env node
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { readExposedTypes } from '@portal/federation/build'
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack'
import {
  bootConfig,
  elementConfig,
  hostConfig,
  pageToolsConfig,
  tabConfig,
  vendorConfig,
} from './app-configs.ts'
import { describeBuild } from './build-description.ts'
import type { BuildMessage } from './build-message.ts'
import { type DeclaredRemote, hasSameEntries, isRemote, readDeclaredRemote } from './declared-remote.ts'
import { readKit } from './kit.ts'
import { removeObsoleteFiles } from './obsolete-files.ts'
import { readVariant, variantFolder } from './variant.ts'
import { copyVendor, readVendorId } from './vendor.ts'
import type { AppBuild } from './webpack-config.ts'

const watch = process.argv.includes('--watch')
const elementOnly = process.argv.includes('--element')
const isVendor = process.argv.includes('--vendor')
const variant = readVariant(process.argv)
const folder = process.cwd()
const app = path.basename(folder)
const isRelease = !watch && !elementOnly && !isVendor && !variant
const [kit, types] = await Promise.all([
  isRelease ? readKit() : undefined,
  isRelease && isRemote(folder) ? readExposedTypes() : undefined,
])
const build: AppBuild = {
  app,
  folder,
  dist: distFolder(),
  mode: watch ? 'development' : 'production',
  kit,
  types,
}

/** Apart from the release build, so that it is never published by mistake. */
function distFolder(): string {
  if (variant) return path.join(variantFolder(variant), app)
  if (watch) return path.resolve(import.meta.dirname, '../../../.portal/dev/builds', app)
  return path.join(folder, 'dist')
}

/** A variant of the bench needs libraries that no release needs. */
const bench =
  variant &&
  (await import('./bench-variants.ts').then(({ prepareVariant }) => prepareVariant(variant, build)))

/**
 * The element of a remote is built after its tab, which the portal needs first. A watching build has no element, which would
 * take most of the time.
 */
function configsOf(remote: DeclaredRemote | undefined, vendor: string | undefined): Configuration[] {
  if (isVendor) return [vendorConfig(build)]
  if (bench) return bench.configsOf(remote)
  if (!remote) return [hostConfig(build), bootConfig(build), pageToolsConfig(build)]
  return vendor ? [elementConfig(build, remote, vendor)] : [tabConfig(build, remote)]
}

/** A failure is reported where the declaration is used. */
function readRemote(): Promise<DeclaredRemote | undefined> {
  const declaration = isRemote(folder) ? readDeclaredRemote(folder) : Promise.resolve(undefined)
  declaration.catch(() => undefined)
  return declaration
}

/** The time of the last change of a source, while watching. */
let savedAt: number | undefined
/** A watched declaration may change. It is read while webpack builds. */
let declared = readRemote()

/** The vendor module of an element. */
const vendor = elementOnly ? await readVendorId() : undefined

/** The last result of each compiler, because a watching build repeats only those whose sources have changed. */
const results = new Map<string | undefined, Stats>()

const send = (message: BuildMessage) => process.send?.(message)

function fail(message: string) {
  process.stderr.write(`${message}\n`)
  send({ type: 'failed', app, message })
  process.exitCode = 1
}

/** @param configured the declaration from which the entries were generated */
async function finish(stats: MultiStats, configured: DeclaredRemote | undefined) {
  for (const one of stats.stats) results.set(one.compilation.name, one)
  const faulty = [...results.values()].filter((one) => one.hasErrors() || one.hasWarnings())
  if (faulty.length > 0) return fail(faulty.map((one) => one.toString('errors-warnings')).join('\n'))
  const remote = await declared
  if (remote && configured && !hasSameEntries(remote.declaration, configured.declaration)) {
    return fail('remote.ts has another base path, element, access or slot: start npm run dev again')
  }
  if (vendor) await copyVendor(vendor, build.dist)
  if (bench) await bench.describe(stats, remote)
  else if (!isVendor) await describeBuild(build, stats, remote, vendor)
  if (watch) await removeObsoleteFiles(build.dist, [...results.values()])
  const milliseconds = Math.max(...stats.stats.map((one) => one.endTime - one.startTime))
  process.stdout.write(`${app} built in ${(milliseconds / 1000).toFixed(1)} s\n`)
  send({ type: 'built', app, dist: build.dist, milliseconds, ...(savedAt && { savedAt }) })
}

async function main() {
  const written = elementOnly ? ['element', 'vendor'] : ['.']
  for (const name of written) await rm(path.join(build.dist, name), { recursive: true, force: true })
  const remote = await declared
  const compiler = webpack(configsOf(remote, vendor))
  if (!compiler) throw new Error('webpack created no compiler')

  if (watch) {
    compiler.hooks.invalid.tap('savedAt', (_file: string | null, time: number) => {
      savedAt = time
      declared = readRemote()
    })
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) throw error
      if (stats) finish(stats, remote).catch(({ message }: Error) => fail(message))
    })
    // Its parent has ended.
    process.once('disconnect', () => process.exit())
    return
  }
  compiler.run((error, stats) => {
    if (error) throw error
    compiler.close(() => {
      if (stats) finish(stats, remote).catch(({ message }: Error) => fail(message))
    })
  })
}

await main().catch(({ message }: Error) => fail(message))
