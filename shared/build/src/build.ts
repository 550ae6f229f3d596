#!/usr/bin/env node
import { rm } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type MultiStats } from 'webpack'
import { bootConfig, elementConfig, hostConfig, tabConfig } from './app-configs.ts'
import { describeBuild } from './build-description.ts'
import type { BuildMessage } from './build-message.ts'
import { removeLeftovers } from './leftovers.ts'
import type { AppBuild } from './webpack-config.ts'

const watch = process.argv.includes('--watch')
const folder = process.cwd()
const dist = path.join(folder, 'dist')
const build: AppBuild = {
  app: path.basename(folder),
  folder,
  mode: watch ? 'development' : 'production',
  showcase: watch || process.argv.includes('--showcase'),
}

const configs =
  build.app === 'host' ? [hostConfig(build), bootConfig(build)] : [tabConfig(build), elementConfig(build)]

const tell = (message: BuildMessage) => process.send?.(message)

async function finish(stats: MultiStats) {
  if (stats.hasErrors() || stats.hasWarnings()) {
    const message = stats.toString('errors-warnings')
    process.stderr.write(`${message}\n`)
    tell({ type: 'failed', app: build.app, message })
    process.exitCode = 1
    return
  }
  await describeBuild(build, stats)
  await removeLeftovers(dist, stats)
  const milliseconds = Math.max(...stats.stats.map((one) => one.endTime - one.startTime))
  process.stdout.write(`${build.app} built in ${(milliseconds / 1000).toFixed(1)} s\n`)
  tell({ type: 'built', app: build.app, milliseconds })
}

async function main() {
  await rm(dist, { recursive: true, force: true })
  const compiler = webpack(configs)
  if (!compiler) throw new Error('webpack made no compiler')

  if (watch) {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) throw error
      if (stats) void finish(stats)
    })
    return
  }
  compiler.run((error, stats) => {
    if (error) throw error
    compiler.close(() => {
      if (stats) void finish(stats)
    })
  })
}

await main()
