import type { AppReleases, Registry, Release } from '@portal/federation/protocol'
import type { LogEntry } from '../log.ts'
import { minute, reasonsOf, shortRevision } from '../log-words.ts'
import type { ReleaseState } from '../release-states.ts'
import type { VerificationReport } from '../verification-report.ts'
import type { Budgets } from './budgets.ts'
import { html, type Markup } from './markup.ts'

/** What the sections are made of. */
export interface Facts {
  registry: Registry
  /** Of all releases by app. */
  states: Map<string, ReleaseState[]>
  /** The newest first. */
  entries: LogEntry[]
  /** Why there are none. */
  unreadable?: string | undefined
  /** The report of a release by its app and id; the reason if it cannot be read. */
  reports: Map<string, VerificationReport | string>
  /** Of the live releases by app. */
  budgets: Map<string, Budgets>
}

export const keyOf = ({ app, release }: { app: string; release: string }) => `${app} ${release}`

/** A time to the minute, in UTC. */
const time = (at: string): Markup => html`<time datetime="${at}">${minute(at)}</time>`

/** A scrolling table. A reader without a mouse scrolls it with the arrow keys. */
const table = (name: string, head: string[], rows: Markup[]): Markup =>
  html`<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table><thead><tr>${head.map((one) => html`<th scope="col">${one}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row}</tr>\n`)}</tbody></table></div>`

/** What makes a release the active one. */
const LIVE = ['activate', 'promote', 'rollback', 'withdraw']

/** The write that made a release what it is; none if it is older than the entries. */
const lastWrite = (entries: LogEntry[], { app, release }: Release, actions: string[]) =>
  entries.find(
    ({ action, changes }) =>
      actions.includes(action) && changes.some((one) => one.app === app && one.release === release),
  )

/** What an app is now. */
function liveRow(
  [app, { active, canary, retired }]: [string, AppReleases],
  { entries, budgets, states }: Facts,
): Markup {
  const write = lastWrite(entries, active, retired ? ['retire'] : LIVE)
  const state = states.get(app)?.find(({ release }) => release === active.release)
  const name = retired ? html`${app}<br><span class="bad">retired</span>` : html`<a href="#${app}">${app}</a>`
  return html`<th scope="row">${name}</th><td>${active.remote?.basePath ?? '/'}</td><td><code>${active.release}</code>
${canary ? html`<br>canary <code>${canary.release.release}</code> ${Math.round(canary.share * 100)} %` : ''}</td>
<td>${state && verified(state)}</td><td>${tightest(budgets.get(app) ?? [])}</td>
<td>${write ? time(write.at) : '–'}</td><td>${write?.who ?? '–'}</td><td>${write ? reasonsOf(write) : ''}</td>`
}

/** The part that has the least left of its budget. */
function tightest(parts: Budgets): string {
  const filled = ({ kilobytes, limit }: Budgets[number]) => (limit ? kilobytes / limit : 0)
  const [first] = parts.toSorted((one, other) => filled(other) - filled(one))
  return first ? `${first.part} ${first.kilobytes}${first.limit ? ` of ${first.limit}` : ''} kB` : '–'
}

export const liveTable = (facts: Facts): Markup =>
  table(
    'Live releases',
    ['App', 'Path', 'Release', 'Verified', 'Tightest budget', 'Since', 'By', 'Why'],
    Object.entries(facts.registry.apps)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map((app) => liveRow(app, facts)),
  )

function verified({ verified: passed, skipped }: ReleaseState): Markup {
  if (passed === undefined) return html`–`
  const result = passed ? html`<span class="good">passed</span>` : html`<span class="bad">refused</span>`
  return skipped ? html`${result}, without types, tests and budgets: ${skipped}` : result
}

/** Where the source of a release is. Only an address of the web is a link. */
function source({ revision, repository }: ReleaseState): Markup {
  const short = html`<code>${shortRevision(revision)}</code>`
  if (!repository) return short
  return /^https?:\/\//.test(repository)
    ? html`<a href="${repository}">${repository}</a> ${short}`
    : html`${repository} ${short}`
}

function releaseRow(state: ReleaseState, { entries, reports }: Facts): Markup {
  const published = entries.find(
    ({ action, changes }) =>
      ['publish', 'import'].includes(action) && changes.some((one) => keyOf(one) === keyOf(state)),
  )
  const report = reports.has(keyOf(state)) ? html` <a href="#${reportId(state)}">report</a>` : ''
  return html`<th scope="row"><code>${state.release}</code></th><td>${state.state}</td><td>${verified(state)}${report}</td>
<td>${state.publishedAt ? time(state.publishedAt) : '–'}</td><td>${published?.who ?? '–'}</td><td>${source(state)}</td>`
}

const reportId = ({ app, release }: { app: string; release: string }) => `report-${app}-${release}`

function budgetTable(app: string, parts: Budgets): Markup {
  const rows = parts.map(
    ({ part, kilobytes, limit }) =>
      html`<th scope="row">${part}</th><td>${kilobytes}</td><td>${limit ?? '–'}</td>
<td>${limit ? html`<meter min="0" max="${limit}" high="${limit * 0.95}" value="${kilobytes}">${kilobytes} of ${limit}</meter>` : ''}</td>`,
  )
  return html`<details><summary>Budgets of the live release, kB compressed</summary>
${table(`Budgets of ${app}`, ['Part', 'kB', 'Budget', 'Used'], rows)}</details>`
}

/** The releases of an app, its budgets and its reports. */
export function appSection(app: string, states: ReleaseState[], facts: Facts): Markup {
  const budgets = facts.budgets.get(app)
  return html`<h2 id="${app}">${app}</h2>
${table(
  `Releases of ${app}`,
  ['Release', 'State', 'Verified', 'Published', 'By', 'Source'],
  states.map((state) => releaseRow(state, facts)),
)}
${budgets && budgetTable(app, budgets)}
${states.map((state) => reportDetails(state, facts.reports.get(keyOf(state))))}
`
}

function reportDetails(state: ReleaseState, report: VerificationReport | string | undefined): Markup {
  if (report === undefined) return html``
  const title = html`Verification of <code>${state.release}</code>`
  if (typeof report === 'string')
    return html`<details id="${reportId(state)}"><summary>${title}</summary><p class="bad">${report}</p></details>`
  const { at, passed, refusals, visits, unreached, unseen } = report
  const folder = `reports/${state.app}/${state.release}`
  return html`<details id="${reportId(state)}"><summary>${title}: <span class="${passed ? 'good' : 'bad'}">${passed ? 'passed' : 'refused'}</span>, ${time(at)}, ${visits.length} visits</summary>
${list(
  'Refused',
  refusals.map(({ where, customer, reason }) => `${where}${customer ? ` as ${customer}` : ''}: ${reason}`),
)}
${list(
  'Visited again, because it was late',
  visits.flatMap(({ address, repeated }) => (repeated ? `${address}: ${repeated}` : [])),
)}
${list('Not visited, because no link leads there', unreached)}
${list('Declared, but not seen', unseen)}
<ul class="pictures">${visits.map(
    ({ address, customer, faults, picture }) =>
      html`<li>${picture ? html`<img src="${folder}/${picture}" alt="" loading="lazy" width="1280" height="800">` : ''}${address} as ${customer}${faults > 0 ? html`: <span class="bad">${faults} faults</span>` : ''}</li>`,
  )}</ul></details>`
}

const list = (title: string, items: string[]): Markup =>
  items.length > 0 ? html`<h3>${title}</h3><ul>${items.map((item) => html`<li>${item}</li>`)}</ul>` : html``

export const logTable = ({ entries, unreadable }: Facts): Markup =>
  unreadable
    ? html`<p class="bad">${unreadable}</p>`
    : table(
        'Log',
        ['Entry', 'At', 'By', 'What', 'Releases', 'Why'],
        entries.map(
          (
            entry,
          ) => html`<td>${entry.sequence}</td><td>${time(entry.at)}</td><td>${entry.who}</td><td>${entry.action}</td>
<td>${entry.changes.map(({ app, release }) => html`<a href="#${app}">${app}</a> <code>${release}</code><br>`)}</td><td>${reasonsOf(entry)}</td>`,
        ),
      )
