// Programs of npm packages, as commands that need no shell. Windows runs the `.cmd` files beside them only in one, which would
// split a path such as `C:\Users\Anna Becker` at its space. bootstrap.mjs imports this on the Node of the machine.
import path from 'node:path'

/** Scripts for Node, in `node_modules` of the root. */
const scripts = {
  biome: '@biomejs/biome/bin/biome',
  stryker: '@stryker-mutator/core/bin/stryker.js',
  tsc: 'typescript/bin/tsc',
  turbo: 'turbo/bin/turbo',
}

/** Programs that are no scripts. */
const binaries = { node: 'node/bin/node', pnpm: 'pnpm/pnpm' }

const npmScripts = { npm: 'npm-cli.js' }

/** The folder of npm on Windows. npm names itself to its scripts; otherwise it is beside Node. */
function npmFolder({ execPath, env: { npm_execpath: npm } }) {
  if (npm?.endsWith('npm-cli.js')) return path.win32.dirname(npm)
  return path.win32.join(path.win32.dirname(execPath), 'node_modules/npm/bin')
}

export function commandOf(root, name, machine = process) {
  const isWindows = machine.platform === 'win32'
  const { join } = isWindows ? path.win32 : path.posix
  if (scripts[name]) return [machine.execPath, join(root, 'node_modules', scripts[name])]
  if (binaries[name]) return [join(root, 'node_modules', binaries[name] + (isWindows ? '.exe' : ''))]
  if (npmScripts[name] && isWindows) return [machine.execPath, join(npmFolder(machine), npmScripts[name])]
  return [name]
}
