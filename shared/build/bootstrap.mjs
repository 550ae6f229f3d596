// The first step of `npm start`, `npm test`, `npm run dev` and `npm run build`. It runs on the Node of the machine, before
// anything is installed, and hands over to the workspace's own Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const PACKAGE_MANAGER = 'pnpm@12.21.0'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stamp = path.join(root, '.portal/stamps/install')
const windows = process.platform === 'win32'

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Every package.json that the workspace may have, whether or not it is there. */
function manifests() {
  const folders = ['shared', '.'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => path.join(folder, entry.name)),
  )
  return ['.', ...folders].sort().map((folder) => path.join(folder, 'package.json'))
}

function installFingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    const full = path.join(root, file)
    if (existsSync(full)) hash.update(`${file}\n`).update(readFileSync(full))
  }
  return hash.digest('hex')
}

function isInstalled(fingerprint) {
  return (
    existsSync(path.join(root, 'node_modules/.modules.yaml')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint
  )
}

/** Runs a program to its end and returns its exit code with everything that it said. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: windows })
    forwardSignals(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

function relevantLines(output) {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() && !/^(Progress|npm (warn|notice)|\++$)/.test(line))
  const errors = lines.findIndex((line) => /ERR_|error/i.test(line))
  return (errors < 0 ? lines.slice(-15) : lines.slice(errors, errors + 15)).join('\n')
}

async function install() {
  const fingerprint = installFingerprint()
  if (isInstalled(fingerprint)) return
  process.stdout.write('Installing packages …')
  const startedAt = Date.now()
  const { code, output } = await run('npx', ['--yes', PACKAGE_MANAGER, 'install', '--frozen-lockfile'])
  if (code !== 0) {
    process.stdout.write(' failed\n')
    fail(relevantLines(output))
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
  process.stdout.write(` done (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`)
}

function workspaceNode() {
  const node = path.join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
  if (!existsSync(node))
    fail('The packages are installed, but Node is not among them. Delete node_modules and try again.')
  return node
}

/** A signal ends the child as well, and so does the end of the shell or npm process in between. */
function forwardSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
}

function handOver(command, args) {
  const script = path.join(root, `shared/build/src/commands/${command}.ts`)
  const child = spawn(workspaceNode(), [script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  forwardSignals(child)
  child.on('exit', (code) => process.exit(code ?? 1))
}

const [command, ...args] = process.argv.slice(2)
const commands = ['start', 'dev', 'build', 'release', 'test']
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`The portal needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}.`)
}
if (!commands.includes(command)) fail(`Unknown command ${command}; expected one of ${commands.join(', ')}.`)
await install()
handOver(command, args)
