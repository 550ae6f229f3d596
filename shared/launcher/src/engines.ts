import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chosenProgram, isInPipeline, searchPath } from './launch-settings.ts'
import { LaunchError } from './terminal.ts'

const run = promisify(execFile)

/** What a test needs of an engine besides Chromium: the variable with its program, and Debian's packages. */
const engines = {
  FIREFOX_BIN: { programs: ['firefox-esr', 'firefox'], beside: [], packages: ['firefox-esr'] },
  WEBKIT_DRIVER: {
    programs: ['WebKitWebDriver'],
    beside: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

const onPath = (names: string[]) =>
  names.flatMap((name) => searchPath().map((folder) => join(folder, name))).find((file) => existsSync(file))

async function install(packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}

/** The variables of the engines that were found, and the reason for each that is missing. */
export interface FoundEngines {
  env: Record<string, string>
  missing: [program: string, reason: string][]
}

/**
 * Finds Firefox and WebKit's driver, or installs them where Debian's packages can be installed.
 * @throws LaunchError in a pipeline when one is missing, and for a variable that names none
 */
export async function findEngines(): Promise<FoundEngines> {
  const found: FoundEngines = { env: {}, missing: [] }
  for (const [variable, { programs, beside, packages }] of Object.entries(engines)) {
    const name = [programs[0], ...beside].join(' with ')
    const chosen = chosenProgram(variable)
    if (chosen && !existsSync(chosen)) throw new LaunchError(`${variable} is ${chosen}, which is not there`)
    const isUsable = () => beside.every((program) => onPath([program]))
    const find = () => (isUsable() ? (chosen ?? onPath(programs)) : undefined)
    const program = find() ?? (await install(packages).then(find, () => undefined))
    const reason = `was neither found nor could be installed; ${variable} names it`
    if (program) found.env[variable] = program
    else if (isInPipeline()) throw new LaunchError(`${name} ${reason}`)
    else found.missing.push([name, reason])
  }
  return found
}
