import { addresses, expect, type StoredSession } from '@portal/e2e'
import type { FaultProxy } from '../faults/fault-proxy.ts'
import {
  type BrowserWindow,
  button,
  dialog,
  heading,
  link,
  navigation,
  see,
  text,
  textbox,
} from './browser-window.ts'
import { openWith, sessionOf, test } from './engines.ts'

const noAnswer = heading('Keine Antwort')
const retry = button('Erneut versuchen')
const reloadPage = button('Seite neu laden')
const menu = navigation('Hauptmenü')
const isTampered = (window: BrowserWindow) => window.run<boolean>('return "isTampered" in globalThis')

let session: StoredSession
test.beforeAll(async ({ started }) => {
  session = await sessionOf(started, 'kim.lorenz@post.example', addresses)
})

const openFaulty = (window: BrowserWindow, faulty: FaultProxy, path: string) =>
  openWith(window, session, faulty.origin + path)

for (const [name, file] of Object.entries({
  entry: /\/remotes\/mfe-personal-data\/.*\/mfe-personal-data\.\w+\.js/,
  chunk: /\/remotes\/mfe-personal-data\/.*\/tab\.\w+\.js/,
  style: /\/remotes\/mfe-personal-data\/.*\/tab\.\w+\.css/,
})) {
  test(`a damaged ${name} of a tab is refused, and a retry shows the tab once it is mended`, async ({
    window,
    faulty,
  }) => {
    faulty.break(file, 'damaged')
    await openFaulty(window, faulty, '/personal-data')
    await see(window, noAnswer)
    faulty.mend()
    await window.click(retry)
    await see(window, heading('Persönliche Daten'))
    expect(await isTampered(window)).toBe(false)
  })
}

test('a damaged chunk of the host is refused, and its page is there once it is mended', async ({
  window,
  faulty,
}) => {
  faulty.break(/\/host\/\w+\/overview\.\w+\.js/, 'damaged')
  await openFaulty(window, faulty, '/overview')
  await see(window, retry)
  faulty.mend()
  await window.click(link('Persönliche Daten', menu))
  await see(window, heading('Persönliche Daten'))
  await window.click(link('Übersicht', menu))
  await see(window, heading(/^Guten Tag/))
  expect(await isTampered(window)).toBe(false)
})

test('a missing dialog is loaded by its retry', async ({ window, faulty }) => {
  faulty.break(/birth-date-dialog\.\w+\.js/, 'missing')
  await openFaulty(window, faulty, '/personal-data')
  await window.click(link('Geburtsdatum ändern'))
  await see(window, dialog('Keine Antwort'))
  faulty.mend()
  await window.click(retry)
  await see(window, dialog('Geburtsdatum ändern'))
})

test('a damaged shell is refused, and its button loads it once it is mended', async ({ window, faulty }) => {
  faulty.break(/\/host\/\w+\/(main|bootstrap)\.\w+\.js/, 'damaged')
  await openFaulty(window, faulty, '/personal-data')
  await see(window, reloadPage)
  expect(await isTampered(window)).toBe(false)
  faulty.mend()
  await window.click(reloadPage)
  await see(window, heading('Persönliche Daten'))
})

test('a server that is away keeps the input of a save and the pages that were shown, and the next tab comes with it', async ({
  window,
  faulty,
}) => {
  await openFaulty(window, faulty, '/personal-data/birth-date')
  await window.fill(textbox('Geburtsdatum'), '24.12.1979')
  faulty.break(/./, 'broken-off')
  await window.click(button('Speichern'))
  await see(window, text(/^Das hat leider nicht geklappt/))
  await window.press('Escape')
  await window.click(button('Eingaben verwerfen'))
  await window.click(link('Datenschutz', menu))
  await see(window, retry)
  await window.click(link('Persönliche Daten', menu))
  await see(window, heading('Persönliche Daten'))
  await window.click(link('Datenschutz', menu))
  await see(window, retry)
  faulty.mend()
  await window.click(retry)
  await see(window, heading('Datenschutz'))
})
