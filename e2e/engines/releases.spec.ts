import { addressesOf, expect, withOwnPortal } from '@portal/e2e'
import { activateOther, THROWING_ENTRY } from '../faults/other-releases.ts'
import { type BrowserWindow, heading, link, navigation, see } from './browser-window.ts'
import { signIn, test } from './engines.ts'
import { startFaultProxy } from './fault-proxy.ts'

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

for (const fault of ['missing', 'damaged', 'hanging'] as const) {
  test(`a ${fault} entry of the newest release shows the release before it`, async ({ window }) => {
    const older = await activateOther(portal, APP, `before a ${fault} one`)
    const newest = await activateOther(portal, APP, fault)
    const proxy = await startFaultProxy(own())
    proxy.break(new RegExp(`${newest}/${APP}`), fault)
    await signIn(window, 'kim.lorenz@post.example', own())
    const session = await window.run<[string, string][]>('return Object.entries(localStorage)')
    await window.goto(`${proxy.origin}/robots.txt`)
    await window.run(
      `for (const [key, value] of ${JSON.stringify(session)}) localStorage.setItem(key, value)`,
    )
    await window.goto(`${proxy.origin}/security`)
    await see(window, security)
    expect(await styledBy(window)).toEqual([older])
    expect(await window.run('return "isTampered" in globalThis')).toBe(false)
    proxy.stop()
  })
}

test('a release that throws at its first render is replaced by the one before it', async ({ window }) => {
  const older = await activateOther(portal, APP, 'before one that throws')
  await activateOther(portal, APP, 'throws', THROWING_ENTRY)
  await signIn(window, 'kim.lorenz@post.example', own())
  await window.click(link('Anmeldung & Sicherheit', menu))
  await see(window, security)
  expect(await styledBy(window)).toEqual([older])
})

test('an open page takes over a release at its next navigation', async ({ window }) => {
  await activateOther(portal, APP, 'the first of an open page')
  await signIn(window, 'kim.lorenz@post.example', own())
  await window.goto(`${own()}/personal-data`)
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
    })
    .toEqual([released])
})
