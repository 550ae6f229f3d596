import { addresses, expect } from '@portal/e2e'
import {
  type BrowserWindow,
  button,
  dialog,
  heading,
  link,
  navigation,
  see,
  seeNot,
  text,
  textbox,
} from '../engines/browser-window.ts'
import { signIn, test } from '../engines/engines.ts'

const menu = navigation('Hauptmenü')

/** How many buttons have the outline of a rule for all buttons, which each of these remotes has. */
const outlined = (window: BrowserWindow, where: string) =>
  window.run<number>(
    `return [...document.querySelectorAll('${where} button')].filter((one) => getComputedStyle(one).outlineStyle === 'dotted').length`,
  )

/** The value of a property in the first element of a kind; that of the document is what the names of a remote do outside of it. */
const styleOf = (window: BrowserWindow, property: string, element = 'html') =>
  window.run<string>(
    `return getComputedStyle(document.querySelector('${element}')).getPropertyValue('${property}')`,
  )

const title = (window: BrowserWindow) => window.run<string>('return document.title')
const focused = (window: BrowserWindow) => window.run<string>('return document.activeElement.textContent')

/** Opens a page of the portal as a new customer, whose mail address is returned. */
async function open(
  window: BrowserWindow,
  newPerson: (like: string) => Promise<{ email: string }>,
  path: string,
) {
  const { email } = await newPerson('kim')
  await signIn(window, email, addresses.portal + path)
  return email
}

test('a tab of another repository, in the React of the portal: bus, call, form, dialog, toast and unsaved input', async ({
  window,
  newPerson,
}) => {
  await open(window, newPerson, '/meter-readings/new')
  await see(window, heading('Zählerstand melden'))
  expect(await title(window)).toBe('Zählerstand melden – Nordtal Konto')
  expect(await outlined(window, '[data-remote]')).toBeGreaterThan(0)
  expect(await styleOf(window, '--scale')).toBe('2')
  const reading = textbox('Stand in kWh')
  await window.fill(reading, 'viel')
  await window.click(button('Weiter'))
  await see(window, text('Bitte geben Sie höchstens sieben Ziffern ein.'))
  await window.click(link('Datenschutz', menu))
  await window.click(button('Weiter bearbeiten', dialog('Ihre Eingaben sind noch nicht gespeichert')))
  await window.fill(reading, '1204')
  await window.click(button('Weiter'))
  await window.click(button('Jetzt melden', dialog('1204 kWh melden?')))
  await see(window, text('Ihr Zählerstand ist gemeldet'))
  await see(window, text('Zähler von Kim Lorenz'))
  await window.click(link('Datenschutz', menu))
  await see(window, heading('Datenschutz'))
  expect(await outlined(window, 'body')).toBe(0)
  expect(await styleOf(window, '--scale')).toBe('')
  await window.back()
  await see(window, heading('Zählerstände'))
  expect(await styleOf(window, '--scale')).toBe('2')
})

test('an app with a React of its own: routes, call, history, unsaved input, and a failure with a retry', async ({
  window,
  newPerson,
}) => {
  const email = await open(window, newPerson, '/bills/bill/2026-11')
  await see(window, heading('Rechnung 2026-11'))
  expect(await outlined(window, '[data-remote]')).toBeGreaterThan(0)
  expect(await styleOf(window, '--bills', 'h1')).toBe('made')
  await window.click(button('Alle Rechnungen'))
  await see(window, text(new RegExp(`^Rechnungen gehen an ${email}\\. React 18\\.`)))
  await expect.poll(() => focused(window)).toBe('Rechnungen')
  await window.back()
  await see(window, heading('Rechnung 2026-11'))
  await window.fill(textbox('Ihre Frage'), 'Warum so viel?')
  await window.click(link('Datenschutz', menu))
  await window.click(button('Eingaben verwerfen', dialog('Ihre Eingaben sind noch nicht gespeichert')))
  await see(window, heading('Datenschutz'))
  expect(await outlined(window, 'body')).toBe(0)
  expect(await styleOf(window, 'letter-spacing', 'h1')).not.toBe('3px')
  expect(await styleOf(window, '--bill-scale')).toBe('')
  await window.back()
  await see(window, heading('Rechnung 2026-11'))
  expect(await styleOf(window, 'letter-spacing', 'h1')).toBe('3px')
  expect(await styleOf(window, '--bill-scale')).toBe('2')
  await window.click(button('Kaputt machen'))
  await see(window, heading('Keine Antwort'))
  await window.click(button('Erneut versuchen'))
  await see(window, heading('Rechnung 2026-11'))
})

test('an app of another framework: bus, call, form, toast, history and title', async ({
  window,
  newPerson,
}) => {
  const email = await open(window, newPerson, '/moving')
  await see(window, text(`Wir schreiben an ${email}, Marke 100.`))
  await window.click(link('Neue Adresse'))
  await see(window, heading('Neue Adresse'))
  await expect.poll(() => title(window)).toBe('Neue Adresse – Nordtal Konto')
  await expect.poll(() => focused(window)).toBe('Neue Adresse')
  await window.fill(textbox('Straße und Hausnummer'), 'Deichweg 7')
  await window.click(link('Datenschutz', menu))
  await window.click(button('Weiter bearbeiten', dialog('Ihre Eingaben sind noch nicht gespeichert')))
  await window.click(button('Speichern'))
  await see(window, text('Ihr Umzug ist notiert'))
  await see(window, heading('Umzug'))
  await window.back()
  await see(window, heading('Neue Adresse'))
  await window.click(link('Rechnungen', menu))
  await see(window, heading('Rechnungen'))
  await seeNot(window, heading('Neue Adresse'))
})
