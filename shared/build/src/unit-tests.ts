#!/usr/bin/env node
// Runs the unit tests of the current folder; further arguments are jest's own.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'))
const { TEST_SEED: seed, TURBO_HASH, npm_lifecycle_event: script } = process.env
// A run of everything is kept for the report; one by hand may be a single test.
const results = TURBO_HASH ? ['--json', `--outputFile=.results/${script}.json`] : []
// Options, because jest ignores them in the configuration of one of several projects. Modules of earlier files stay in the
// memory of a worker, until it is replaced.
const limits = ['--testTimeout=60000', '--workerIdleMemoryLimit=1GB']
// One jest runs per core.
if (!process.argv.some((argument) => /^(-w|--maxWorkers)/.test(argument))) limits.push('--maxWorkers=1')
const order = seed ? ['--randomize', `--seed=${seed}`] : []
mkdirSync('.results', { recursive: true })
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    ...limits,
    ...order,
    ...results,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
