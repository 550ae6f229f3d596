// The pnpm of the first install, before there are packages: node shared/launcher/src/first-pnpm.mjs install --frozen-lockfile
// npx would run whatever the registry sends. It runs on the Node of the machine.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandOf } from './programs.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Removes what is not in the lock file, before anything of it has run. npm has compared each download with its `integrity`. */
function removeUnknown(folder) {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  for (const [place, { integrity }] of Object.entries(packages)) {
    if (!lock.includes(`{integrity: ${integrity}}`)) rmSync(path.join(folder, place), { recursive: true })
  }
}

/** Without its binary, which the lock file has not for every system, pnpm loads it and checks npm's signature. */
function pnpmIn(folder) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const [program, ...args] = commandOf(root, 'npm')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
  const [version] = packageManager.split('+')
  // Not by `--prefix`, which also moves the global settings of npm, such as the certificates of a company. And no folder above.
  writeFileSync(path.join(folder, 'package.json'), '{}')
  const { status } = spawnSync(program, [...args, 'install', ...options, version], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) return
  removeUnknown(folder)
  const pnpm = path.join(folder, 'node_modules/pnpm/bin/pnpm.mjs')
  if (existsSync(pnpm)) return pnpm
  process.stderr.write(`ERR_INTEGRITY ${version} of the registry is not the one in pnpm-lock.yaml\n`)
}

const folder = mkdtempSync(path.join(tmpdir(), 'portal-pnpm-'))
try {
  const pnpm = pnpmIn(folder)
  const run = pnpm && spawnSync(process.execPath, [pnpm, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = run?.status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
