import { buildTasks } from './releases.ts'
import { LaunchError } from './terminal.ts'
import { apps, type Package } from './workspace.ts'

/** Steps without a browser, and steps in one; each is a script of a package or of the root. */
const CHECKS = ['format', 'directions', 'unused', 'types', 'test', 'postgres', 'build', 'element', 'budgets']
export const IN_BROWSER = ['e2e', 'smoke', 'cluster']
const STEPS = [...CHECKS, ...IN_BROWSER]

/** The steps of the whole, which prove that a change of one package has broken nothing around it. */
const OF_THE_WHOLE = ['format', 'directions', 'unused', 'smoke']

export interface Selection {
  /** As Turborepo calls them. */
  checks: string[]
  inBrowser: string[]
  /** The apps whose builds the browser gets. */
  builds: string[]
}

/**
 * What a command line asks for: steps, folders of packages, both or nothing. A package brings all of its steps and those
 * of the whole.
 * @param hasLiveStore whether the releases of the apps that are not named come from a portal
 * @throws LaunchError with the names to choose from
 */
export function selectTasks(named: string[], packages: Package[], hasLiveStore = false): Selection {
  // What is the name of both is the step.
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
            // Its other scripts are the commands themselves.
            if (folder === '.' && !OF_THE_WHOLE.includes(step)) return false
            if (chosenFolders.length === 0 || chosenFolders.includes(folder)) return true
            return chosenSteps.length === 0 && OF_THE_WHOLE.includes(step)
          })
          .map(({ name }) => `${name}#${step}`),
      )

  const inBrowser = tasksOf(IN_BROWSER)
  const candidates = apps.filter((app) => chosenFolders.length === 0 || chosenFolders.includes(app))
  const builds = inBrowser.length === 0 ? [] : hasLiveStore ? candidates : apps
  const checks = [...new Set([...tasksOf(CHECKS), ...buildTasks(builds, packages)])]
  return { checks, inBrowser, builds }
}
