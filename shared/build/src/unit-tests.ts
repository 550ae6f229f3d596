#!/usr/bin/env node
// Runs the unit tests of the current folder. Further arguments are passed to jest.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { portablePath } from '@portal/federation/source-files'
import { browser, node, reporters } from './jest-preset.ts'
import { fastTemporaryFolder } from './memory-folder.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'))
const { TEST_SEED: seed, npm_lifecycle_event: script } = process.env
const reporting = {
  JEST_JUNIT_OUTPUT_FILE: `.results/${script}.xml`,
  JEST_JUNIT_FILE_PATH_PREFIX: portablePath(path.relative(root, process.cwd())),
  JEST_JUNIT_CLASSNAME: '{filepath}',
  JEST_JUNIT_SUITE_NAME: '{filepath}',
  JEST_JUNIT_ADD_FILE_ATTRIBUTE: 'true',
  JEST_JUNIT_REPORT_TEST_SUITE_ERRORS: 'true',
}
// jest ignores these in the configuration of one of several projects. A worker frees the memory of earlier test files only
// by a restart. On a busy machine it needs longer than half a second to end; one that waits for something open is still named.
const limits = [
  `--cacheDirectory=${path.join(root, '.portal/jest')}`,
  '--testTimeout=240000',
  '--workerIdleMemoryLimit=1GB',
  '--workerGracefulExitTimeout=15000',
]
// One jest runs per core.
if (!process.argv.some((argument) => /^(-w|--maxWorkers)/.test(argument))) limits.push('--maxWorkers=1')
// The tsconfig of a package without a jest.config.js selects the preset.
const preset = readFileSync('tsconfig.json', 'utf8').includes('/browser.json') ? browser : node
const config = existsSync('jest.config.js')
  ? []
  : [`--config=${JSON.stringify({ ...preset, reporters, rootDir: process.cwd() })}`]
const temporary = mkdtempSync(path.join(fastTemporaryFolder(), 'unit-tests-'))
// PostgreSQL runs as another user.
chmodSync(temporary, 0o755)
const order = seed ? ['--randomize', `--seed=${seed}`] : []
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    ...config,
    ...limits,
    ...order,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, ...reporting, TMPDIR: temporary } },
)
rmSync(temporary, { recursive: true, force: true })
process.exitCode = status ?? 1
