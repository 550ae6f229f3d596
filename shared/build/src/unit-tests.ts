#!/usr/bin/env node
// Runs the unit tests of the current folder; further arguments are jest's own.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'))
const { TEST_SEED: seed, TURBO_HASH, npm_lifecycle_event: script } = process.env
// A run of everything is kept for the report; one by hand may be a single test.
const results = TURBO_HASH ? ['--json', `--outputFile=.results/${script}.json`] : []
// One jest runs per core. As options, because jest ignores both in the configuration of one of several projects.
const limits = ['--maxWorkers=1', '--testTimeout=60000']
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
