import { addresses, expect } from '@portal/e2e'
import { button, heading, link, navigation, see, seeNot, text } from './browser-window.ts'
import { signIn, startEngine, test } from './engines.ts'

const pages = ['overview', 'personal-data', 'contracts-payments', 'security', 'privacy']

test('no page scrolls sideways on a phone', async ({ window, newPerson }) => {
  await signIn(window, (await newPerson('kim')).email, `${addresses.portal}/overview`)
  await window.resize(390, 800)
  for (const page of pages) {
    await window.goto(`${addresses.portal}/${page}`)
    await see(window, heading())
    const { scrollWidth, innerWidth } = await window.run<{ scrollWidth: number; innerWidth: number }>(
      'return { scrollWidth: document.documentElement.scrollWidth, innerWidth }',
    )
    expect(scrollWidth, page).toBeLessThanOrEqual(innerWidth)
  }
})

/** Applies on the screen what is meant for paper: not every driver prints. */
const PRINT = `
const apply = (rules) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all'
    else if (rule.cssRules) apply(rule.cssRules)
  }
}
for (const sheet of document.styleSheets) apply(sheet.cssRules)
dispatchEvent(new Event('beforeprint'))`

test('a page prints without what a reader cannot press, and with the name of the customer', async ({
  window,
  newPerson,
}) => {
  await signIn(window, (await newPerson('kim')).email, `${addresses.portal}/personal-data`)
  await see(window, link('Geburtsdatum ändern'))
  await window.run(PRINT)
  await see(window, text(/^Kim Lorenz, gedruckt am /))
  await seeNot(window, navigation('Hauptmenü'))
  await seeNot(window, button())
  await see(window, heading('Persönliche Daten'))
})

test('a customer with a dark desktop gets a dark page', async ({ engine }) => {
  const started = await startEngine(engine, { dark: true })
  const { window, close } = await started.open()
  await window.goto(`${addresses.portal}/accessibility`)
  await see(window, heading(/Barrierefreiheit/))
  const background = await window.run<string>('return getComputedStyle(document.body).backgroundColor')
  const [red = 255] = (background.match(/\d+/g) ?? []).map(Number)
  expect(red).toBeLessThan(60)
  await close()
  await started.stop()
})
