import { addressesOf, expect, type StoredSession, withOwnPortal } from '@portal/e2e'
import { startFaultProxy } from '../faults/fault-proxy.ts'
import { activateOther, THROWING_ENTRY } from '../faults/other-releases.ts'
import { type BrowserWindow, heading, link, navigation, OFTEN, see } from './browser-window.ts'
import { openWith, sessionOf, test } from './engines.ts'

const APP = 'mfe-security'
const portal = withOwnPortal('engines-releases')
const own = () => addressesOf(portal.ports).portal

const menu = navigation('Hauptmenü')
const security = heading('Anmeldung & Sicherheit')

/** The releases of the tab whose style sheets apply. */
const styledBy = (window: BrowserWindow) =>
  window.run<string[]>(`return [...document.styleSheets]
    .filter(({ media }) => media.mediaText !== 'not all')
    .flatMap(({ href }) => /${APP}\\/(\\w+)/.exec(href ?? '')?.[1] ?? [])`)

let session: StoredSession
let older: string
let newest: string
async function releaseTwice() {
  older = await activateOther(portal, APP, 'older')
  newest = await activateOther(portal, APP, 'newest')
}
test.beforeAll(async ({ started }) => {
  const signingIn = sessionOf(started, 'kim.lorenz@post.example', addressesOf(portal.ports))
  const [stored] = await Promise.all([signingIn, releaseTwice()])
  session = stored
})

const files = { entry: APP, chunk: 'tab\\.\\w+\\.js', style: 'tab\\.\\w+\\.css' }

for (const [fault, file] of [
  ['missing', 'entry'],
  ['damaged', 'entry'],
  ['hanging', 'entry'],
  ['missing', 'chunk'],
  ['damaged', 'chunk'],
  ['missing', 'style'],
  ['damaged', 'style'],
] as const) {
  test(`a ${fault} ${file} of the newest release shows the release before it`, async ({ window }) => {
    const proxy = await startFaultProxy(own())
    proxy.break(new RegExp(`${newest}/${files[file]}`), fault)
    await openWith(window, session, `${proxy.origin}/security`)
    await see(window, security)
    expect(await styledBy(window)).toEqual([older])
    expect(await window.run('return "isTampered" in globalThis')).toBe(false)
    proxy.stop()
  })
}

test('a release that throws at its first render is replaced by the one before it', async ({ window }) => {
  await activateOther(portal, APP, 'throws', THROWING_ENTRY)
  await openWith(window, session, `${own()}/security`)
  await see(window, security)
  expect(await styledBy(window)).toEqual([newest])
})

test('an open page takes over a release at its next navigation', async ({ window }) => {
  await openWith(window, session, `${own()}/personal-data`)
  await see(window, heading('Persönliche Daten'))
  const released = await activateOther(portal, APP, 'released while a page is open')
  await window.run('dispatchEvent(new Event("focus"))')
  await expect
    .poll(async () => {
      await window.click(link('Anmeldung & Sicherheit', menu))
      await see(window, security)
      const styles = await styledBy(window)
      await window.click(link('Persönliche Daten', menu))
      await see(window, heading('Persönliche Daten'))
      return styles
    }, OFTEN)
    .toEqual([released])
})
