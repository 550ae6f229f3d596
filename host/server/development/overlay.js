// The first script of each page of `npm run dev`. It reloads the page after each build, and shows what is wrong with the source
// and what the page could not load. The policy of the page allows no markup from strings and no inline styles.

const styles = `
  :host { all: initial }
  section {
    position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; box-sizing: border-box;
    padding: 1rem; background: #1b1b1f; color: #f5f5f5; border-top: 4px solid #ff5c5c; font: 14px/1.5 monospace;
  }
  h2 { margin: 0 0 0.25rem; font-size: 1rem; color: #ff8a8a }
  pre { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  button { position: sticky; top: 0; float: inline-end; font: inherit }
`

const SCROLL = 'development.scroll'
const RELOADED_AT = 'development.reloaded-at'

/** A page that has the wrong release after a reload shows it and does not reload again. */
const LOOP_MS = 5000
const RESTORE_SCROLL_MS = 5000

/** What is wrong in this page, until it is reloaded. */
const failures = new Set()
let report = { releases: {}, problems: [] }
/** The releases of the first report, which are those of this page. */
let shownReleases
/** The newest report, which comes again after a lost connection, and when another tab is opened. */
let received
let host
let isReloading = false

const titles = {
  build: 'does not build. The page shows the build before',
  types: 'has type errors',
  release: 'cannot be activated. The page shows the build before',
}

function element(name, text = '') {
  const created = document.createElement(name)
  created.textContent = text
  return created
}

function show() {
  const entries = [
    ...report.problems.map(({ app, problem, text }) => [`${app} ${titles[problem]}`, text]),
    ...[...failures].map((text) => ['The page has failed', text]),
  ]
  host?.remove()
  host = undefined
  if (entries.length === 0 || !document.body) return
  const section = element('section')
  section.role = 'alert'
  section.lang = 'en'
  const close = element('button', 'Hide')
  close.onclick = () => host?.remove()
  section.append(close, ...entries.flatMap(([title, text]) => [element('h2', title), element('pre', text)]))
  host = element('portal-development')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  root.append(section)
  document.body.append(host)
}

function fail(text) {
  failures.add(text)
  show()
}

/** The message of an error and of its causes, and the first stack. */
function describe(error) {
  if (!(error instanceof Error)) return String(error)
  const causes = [error.cause ?? []].flat().map(describe)
  return [error.stack || `${error.name}: ${error.message}`, ...causes].join('\n')
}

function reload() {
  isReloading = true
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  sessionStorage.setItem(SCROLL, JSON.stringify({ href: location.href, y: scrollY }))
  location.reload()
}

/** The page is as long as before only after its data has come. */
function restoreScroll() {
  const { href, y } = JSON.parse(sessionStorage.getItem(SCROLL) ?? '{}')
  sessionStorage.removeItem(SCROLL)
  if (href !== location.href || !y) return
  const end = performance.now() + RESTORE_SCROLL_MS
  const stop = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true })
  const scroll = () => {
    if (stop.signal.aborted || performance.now() > end) return stop.abort()
    if (Math.abs(scrollY - y) > 1) scrollTo({ top: y, behavior: 'instant' })
    requestAnimationFrame(scroll)
  }
  scroll()
}

const isInPage = (app, release) =>
  document.head.textContent.includes(`/${app}/${release}/`) ||
  document.querySelector(`script[src*="/${app}/${release}/"]`) !== null

/** The page was rendered with a build that is not the newest: reload, or say so. */
function checkReleases() {
  const old = Object.entries(report.releases).filter(([app, release]) => !isInPage(app, release))
  if (old.length === 0) return
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) > LOOP_MS) return reload()
  for (const [app, release] of old) fail(`This page does not contain the build ${release} of ${app}`)
}

function receive(data) {
  if (data === received) return
  received = data
  report = JSON.parse(data)
  const releases = JSON.stringify(report.releases)
  if (shownReleases === undefined) checkReleases()
  else if (shownReleases !== releases) return reload()
  shownReleases = releases
  show()
}

/** @param send gets each report, and nothing while there is no connection */
function listen(send) {
  const events = new EventSource('/development/events')
  events.onmessage = ({ data }) => send(data)
  events.onerror = () => send()
}

/**
 * A browser opens six connections to an origin, so one tab listens for all of them. The next tab takes its place when it is closed
 * or reloaded. Without TLS and outside of localhost there are no locks: each tab listens.
 */
function followReports() {
  if (!navigator.locks) return listen((data) => data && receive(data))
  const tabs = new BroadcastChannel('development')
  let newest
  tabs.onmessage = ({ data }) => {
    if (data) receive(data)
    // A tab has been opened.
    else if (newest) tabs.postMessage(newest)
  }
  tabs.postMessage(undefined)
  navigator.locks.request('development', () => {
    listen((data) => {
      newest = data
      if (!data) return
      tabs.postMessage(data)
      receive(data)
    })
    // The lock is held until the page is gone.
    return new Promise(() => undefined)
  })
}

// Unsaved input would ask before the reload. Drafts are stored anyway.
addEventListener('beforeunload', (event) => isReloading && event.stopImmediatePropagation(), true)
addEventListener(
  'error',
  ({ target, error, message }) => {
    const file = target instanceof Element && (target.src || target.href)
    fail(file ? `${file} could not be loaded` : describe(error ?? message))
  },
  true,
)
addEventListener('unhandledrejection', ({ reason }) => fail(describe(reason)))
// React and the host log what an error boundary has caught.
const { error: logError } = console
console.error = (...parts) => {
  logError(...parts)
  const errors = parts.filter((part) => part instanceof Error)
  for (const error of errors) fail(describe(error))
}
// The host catches the failure of a remote. A plugin that is there before the federation runtime applies to every host.
globalThis.__FEDERATION__ = {
  __GLOBAL_PLUGIN__: [
    {
      name: 'development',
      errorLoadRemote: ({ id, error }) => fail(`${id} could not be loaded. ${describe(error)}`),
    },
  ],
}
// A failure of an optional part is not logged.
new PerformanceObserver((list) => {
  for (const { name, responseStatus } of list.getEntries())
    if (responseStatus >= 400 && /\/(host|remotes)\//.test(name))
      fail(`${name} could not be loaded: ${responseStatus}`)
}).observe({ type: 'resource', buffered: true })

// The document is parsed, and the shell has not started.
document.addEventListener(
  'readystatechange',
  () => {
    restoreScroll()
    followReports()
  },
  { once: true },
)
