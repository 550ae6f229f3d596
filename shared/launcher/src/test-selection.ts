import { buildTasks } from './releases.ts'
import { LaunchError } from './terminal.ts'
import { apps, type Package } from './workspace.ts'

/** Steps without and with a browser. Each is a script of a package or of the root. */
const CHECKS = ['format', 'directions', 'unused', 'types', 'test', 'build', 'element', 'budgets']
const IN_BROWSER = ['e2e', 'engines', 'embedding', 'outside', 'smoke', 'cluster']
/** Runs by its name only: nightly, and when what it runs has changed. It builds and starts by itself, and so runs alone. */
const COMMANDS = 'commands'
const STEPS = [...CHECKS, ...IN_BROWSER, COMMANDS]

/** Global steps, which check that a change of one package does not break others. */
const GLOBAL_STEPS = ['format', 'directions', 'unused', 'smoke']

export interface Selection {
  /** Turborepo tasks. */
  checks: string[]
  inBrowser: string[]
  /** After the others. */
  commands: string[]
  /** The apps that are built for the browser tests. */
  builds: string[]
}

/**
 * Selects tasks by a command line of steps, folders of packages, both or neither. A package selects all of its steps and
 * the global steps.
 * @param hasLiveStore whether apps that are not named come from a live store
 * @throws LaunchError with the names to choose from
 */
export function selectTasks(named: string[], packages: Package[], hasLiveStore = false): Selection {
  // A name of both a step and a folder is the step.
  const folders = packages.map(({ folder }) => folder).filter((folder) => !['.', ...STEPS].includes(folder))
  const unknown = named.filter((name) => !STEPS.includes(name) && !folders.includes(name))
  if (unknown.length > 0) {
    throw new LaunchError(
      `There is no ${unknown.join(' and no ')}. Choose from: ${[...STEPS, ...folders].join(', ')}`,
    )
  }
  const chosenFolders = folders.filter((folder) => named.includes(folder))
  const chosenSteps = STEPS.filter((step) => named.includes(step))
  const tasksOf = (steps: string[]) =>
    steps
      .filter((step) => chosenSteps.length === 0 || chosenSteps.includes(step))
      .flatMap((step) =>
        packages
          .filter(({ scripts }) => scripts.includes(step))
          .filter(({ folder }) => {
            // The other scripts of the root are the commands.
            if (folder === '.' && !GLOBAL_STEPS.includes(step)) return false
            if (chosenFolders.length === 0 || chosenFolders.includes(folder)) return true
            return chosenSteps.length === 0 && GLOBAL_STEPS.includes(step)
          })
          .map(({ name }) => `${name}#${step}`),
      )

  const inBrowser = tasksOf(IN_BROWSER)
  const candidates = apps.filter((app) => chosenFolders.length === 0 || chosenFolders.includes(app))
  const builds = inBrowser.length === 0 ? [] : hasLiveStore ? candidates : apps
  const checks = [...new Set([...tasksOf(CHECKS), ...buildTasks(builds, packages)])]
  const commands = chosenSteps.includes(COMMANDS) ? tasksOf([COMMANDS]) : []
  return { checks, inBrowser, commands, builds }
}
