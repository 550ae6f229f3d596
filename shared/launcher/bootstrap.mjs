// The first step of every command. It runs on the Node of the machine, installs the packages and starts the command on the
// Node of the workspace.
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandOf } from './src/programs.mjs'

const MIN_NODE = 20

const root = fileURLToPath(new URL('../..', import.meta.url))
const windows = process.platform === 'win32'

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Runs a program and returns its exit code and output. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
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
  const isFirst = !existsSync(path.join(root, 'node_modules/.modules.yaml'))
  const [pnpm] = commandOf(root, 'pnpm')
  const first = [process.execPath, path.join(root, 'shared/launcher/src/first-pnpm.mjs')]
  const [manager, ...args] = existsSync(pnpm) ? [pnpm] : first
  if (isFirst) process.stdout.write('Installing packages …')
  const startedAt = Date.now()
  const { code, output } = await run(manager, [...args, 'install', '--frozen-lockfile'])
  if (code !== 0) {
    if (isFirst) process.stdout.write(' failed\n')
    fail(relevantLines(output))
  }
  if (isFirst) process.stdout.write(` done (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`)
}

/** Editors and the compiler need this file. Git ignores it, because it is the same in every remote. */
function copyRemoteTsconfig() {
  const template = path.join(root, 'shared/launcher/template/tsconfig.json')
  const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'))
  for (const folder of folders) {
    if (existsSync(path.join(root, folder, 'remote.ts')))
      copyFileSync(template, path.join(root, folder, 'tsconfig.json'))
  }
}

function workspaceNode() {
  const [node] = commandOf(root, 'node')
  if (!existsSync(node))
    fail('The packages are installed, but Node is not among them. Delete node_modules and try again.')
  return node
}

/** Ends the child on a signal, and when the parent shell or npm process ends. */
function forwardSignals(child) {
  // A signal on Windows would end the command at once, without its children.
  const end = (signal) => (windows && child.connected ? child.disconnect() : child.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end('SIGTERM')
  }, 500)
  watch.unref()
}

function startCommand(command, args) {
  const script = path.join(root, `shared/launcher/src/${command}.ts`)
  const child = spawn(workspaceNode(), [script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  forwardSignals(child)
  child.on('exit', (code) => process.exit(code ?? 1))
}

const [command, ...args] = process.argv.slice(2)
const commands = [
  ...['start', 'dev', 'build', 'release', 'create-remote', 'test', 'e2e', 'examples'],
  ...['mutants', 'figures', 'bench'],
]
if (Number(process.versions.node.split('.')[0]) < MIN_NODE) {
  fail(`The portal needs Node ${MIN_NODE} or later; this is Node ${process.versions.node}.`)
}
if (!commands.includes(command)) fail(`Unknown command ${command}; expected one of ${commands.join(', ')}.`)
await install()
copyRemoteTsconfig()
startCommand(command, args)
