import { createHash } from 'node:crypto'
import type { Registry } from '@portal/federation/protocol'
import { groupBy } from '../group-by.ts'
import { readLog } from '../log.ts'
import { ReleaseError } from '../release-error.ts'
import { allReleaseStates } from '../release-states.ts'
import type { Storage } from '../storage.ts'
import { OPERATOR, readReport } from '../verification-report.ts'
import { type Budgets, budgetsOf } from './budgets.ts'
import { libraryGraph } from './library-graph.ts'
import { html, Markup } from './markup.ts'
import { appSection, type Facts, keyOf, liveTable, logTable } from './sections.ts'
import { type LibrariesOfApp, sharedLibraries } from './shared-libraries.ts'
import { styles } from './styles.ts'

export const REGISTRY_PAGE = `${OPERATOR}/index.html`

/** How many of the newest entries of the log the page has. */
const ENTRIES = 50

const hash = createHash('sha256').update(styles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'`

async function reportsOf(store: Storage, registry: Registry): Promise<Facts['reports']> {
  const verified = Object.entries(registry.releases).flatMap(([app, releases]) =>
    releases.flatMap(({ release, verification }) => (verification ? [{ app, release }] : [])),
  )
  const reports = await Promise.all(
    verified.map(async (one) => {
      const report = await readReport(store, one.app, one.release).catch(reasonOf)
      return report === undefined ? [] : [[keyOf(one), report] as const]
    }),
  )
  return new Map(reports.flat())
}

/** What is shown in the place of a file that cannot be read: the page has to show the rest. */
function reasonOf(error: unknown): string {
  if (error instanceof ReleaseError) return error.message
  throw error
}

async function budgetsOfLive(store: Storage, { apps }: Registry): Promise<Map<string, Budgets>> {
  const live = Object.values(apps).filter(({ retired }) => !retired)
  return new Map(
    await Promise.all(live.map(async ({ active }) => [active.app, await budgetsOf(store, active)] as const)),
  )
}

const ownCopies = (apps: LibrariesOfApp[]): Markup[] =>
  apps.flatMap(({ app, libraries }) =>
    libraries
      .filter(({ isOwn }) => isOwn)
      .map(
        ({ name, version }) => html`<p class="bad">${app} runs a copy of its own of ${name} ${version}</p>`,
      ),
  )

/** The page of the operator, for reading: what is live, since when, by whom and why, and what was tried. */
export async function registryPage(store: Storage, registry: Registry): Promise<string> {
  const [log, reports, budgets, libraries] = await Promise.all([
    readLog(store, ENTRIES).catch(reasonOf),
    reportsOf(store, registry),
    budgetsOfLive(store, registry),
    sharedLibraries(store, registry),
  ])
  const unreadable = typeof log === 'string' ? log : undefined
  const entries = typeof log === 'string' ? [] : log.toReversed()
  const states = groupBy(allReleaseStates(registry), ({ app }) => app)
  const facts: Facts = { registry, states, entries, unreadable, reports, budgets }
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex"><title>Releases</title><style>${new Markup(styles)}</style></head>
<body><main>
<h1>Releases</h1>
<p class="quiet">Entry ${registry.sequence} of the log. Times are UTC. <a href="#libraries">Shared libraries</a> · <a href="#log">Log</a></p>
${liveTable(facts)}
<h2 id="libraries">Shared libraries</h2>
<div class="scroll" role="region" tabindex="0" aria-label="Shared libraries">${libraryGraph(libraries)}</div>
${ownCopies(libraries)}
${[...states].map(([app, releases]) => appSection(app, releases, facts))}
<h2 id="log">Log</h2>
${logTable(facts)}
</main></body>
</html>
`.text
}
