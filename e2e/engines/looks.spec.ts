import { addresses, expect } from '@portal/e2e'
import { heading, see } from './browser-window.ts'
import { signIn, startEngine, test } from './engines.ts'

const pages = ['overview', 'personal-data', 'contracts-payments', 'security', 'privacy']

test('no page scrolls sideways on a phone', async ({ window, newPerson }) => {
  await signIn(window, (await newPerson('kim')).email)
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
