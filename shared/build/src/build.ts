#!/usr/bin/env node
import { rm } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Configuration, type MultiStats } from 'webpack'
import { bootConfig, elementConfig, hostConfig, tabConfig } from './app-configs.ts'
import { describeBuild } from './build-description.ts'
import type { BuildMessage } from './build-message.ts'
import { type DeclaredRemote, hasSameEntries, isRemote, readDeclaredRemote } from './declared-remote.ts'
import { removeObsoleteFiles } from './obsolete-files.ts'
import type { AppBuild } from './webpack-config.ts'

const watch = process.argv.includes('--watch')
const elementOnly = process.argv.includes('--element')
const folder = process.cwd()
const dist = path.join(folder, 'dist')
const build: AppBuild = {
  app: path.basename(folder),
  folder,
  mode: watch ? 'development' : 'production',
  showcase: watch || process.argv.includes('--showcase'),
}

/** The element of a remote is built after its tab, which the portal needs first. A watching build has both. */
function configsOf(remote: DeclaredRemote | undefined): Configuration[] {
  if (!remote) return [hostConfig(build), bootConfig(build)]
  if (watch) return [tabConfig(build, remote), elementConfig(build, remote)]
  return elementOnly ? [elementConfig(build, remote)] : [tabConfig(build, remote)]
}

const readRemote = async () => (isRemote(folder) ? readDeclaredRemote(folder) : undefined)

const send = (message: BuildMessage) => process.send?.(message)

function fail(message: string) {
  process.stderr.write(`${message}\n`)
  send({ type: 'failed', app: build.app, message })
  process.exitCode = 1
}

/** @param configured the declaration from which the entries were generated */
async function finish(stats: MultiStats, configured: DeclaredRemote | undefined) {
  if (stats.hasErrors() || stats.hasWarnings()) {
    return fail(stats.toString('errors-warnings'))
  }
  // A watched declaration may have changed.
  const remote = await readRemote()
  if (remote && configured && !hasSameEntries(remote.declaration, configured.declaration)) {
    return fail('remote.ts has another base path, element or slot: start npm run dev again')
  }
  await describeBuild(build, stats, remote)
  if (watch) await removeObsoleteFiles(dist, stats)
  const milliseconds = Math.max(...stats.stats.map((one) => one.endTime - one.startTime))
  process.stdout.write(`${build.app} built in ${(milliseconds / 1000).toFixed(1)} s\n`)
  send({ type: 'built', app: build.app, milliseconds })
}

async function main() {
  await rm(elementOnly ? path.join(dist, 'element') : dist, { recursive: true, force: true })
  const remote = await readRemote()
  const compiler = webpack(configsOf(remote))
  if (!compiler) throw new Error('webpack created no compiler')

  if (watch) {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) throw error
      if (stats) finish(stats, remote).catch(({ message }: Error) => fail(message))
    })
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
