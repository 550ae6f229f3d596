import { addresses, expect } from '@portal/e2e'
import {
  button,
  dialog,
  heading,
  link,
  navigation,
  OFTEN,
  region,
  see,
  seeNot,
  text,
  textbox,
} from './browser-window.ts'
import { fillPassword, fillSignIn, signIn, test } from './engines.ts'

const menu = navigation('Hauptmenü')
const tabs = ['Verträge & Zahlungsdaten', 'Persönliche Daten', 'Anmeldung & Sicherheit', 'Datenschutz']
const signInPage = textbox('E-Mail-Adresse')

test('a visitor signs in, and each tab opens as the first one and after the overview', async ({
  window,
  newPerson,
}) => {
  const { email } = await newPerson('anna')
  await window.goto(`${addresses.portal}/personal-data`)
  await fillSignIn(window, email)
  await see(window, heading('Persönliche Daten'))
  await window.goto(`${addresses.portal}/overview`)
  // The question about letters is a slot of the remote whose tab comes next.
  await window.click(button('Auf Papier lassen', dialog('Ihre Vertragspost per E-Mail?')))
  for (const tab of tabs) {
    await window.click(link(tab, menu))
    await see(window, heading(tab))
    await window.reload()
    await see(window, heading(tab))
    await window.click(link('Übersicht', menu))
    await see(window, heading(/^Guten Tag/))
  }
})

test('a sign-out ends the session in another window, too', async ({ window, newPerson }) => {
  await signIn(window, (await newPerson('kim')).email, `${addresses.portal}/security`)
  const second = await window.openWindow()
  await second.goto(`${addresses.portal}/privacy`)
  await see(second, heading('Datenschutz'))
  await window.click(button('Ihr Konto'))
  await window.click(button('Abmelden'))
  await see(window, signInPage)
  await see(second, signInPage)
  await window.goto(`${addresses.portal}/overview`)
  await see(window, signInPage)
})

test('another device is named by its browser, and signed out', async ({
  window,
  otherDevice,
  newPerson,
  engine,
}) => {
  const { email } = await newPerson('kim')
  const address = `${addresses.portal}/security/devices`
  await signIn(otherDevice, email, address)
  await signIn(window, email, address)
  const browsers = { chromium: /Chrome/, firefox: /Firefox/, webkit: /Safari/ }
  const others = region('Andere Geräte')
  await see(window, text(browsers[engine], region('Dieses Gerät')))
  await see(window, text(browsers[engine], others))
  await window.click(button(/^Abmelden/, others))
  await window.click(button('Erneut anmelden', dialog('Bitte melden Sie sich noch einmal an')))
  await fillPassword(window)
  await see(window, text('Kein anderes Gerät ist angemeldet.'))
})

test('a code of a letter leads to the confirmed identity', async ({ window, newInvitation }) => {
  const { code, postalCode } = await newInvitation('valid')
  await window.goto(`${addresses.portal}/code/${code}`)
  await window.click(link('Postleitzahl bestätigen'))
  await window.fill(textbox('Postleitzahl'), '00000')
  await window.click(button('Postleitzahl prüfen'))
  await see(window, text(/Versuche übrig/))
  await window.fill(textbox('Postleitzahl'), postalCode)
  await window.click(button(/^Postleitzahl prüfen/))
  await see(window, heading('Ihre Identität ist bestätigt'))
  expect(await window.address()).toBe(`${addresses.portal}/code/confirmed`)
})

test('the question about letters is answered with yes, and stays answered', async ({ window, newPerson }) => {
  const { email } = await newPerson('ben')
  await window.goto(`${addresses.portal}/login`)
  await fillSignIn(window, email)
  const question = dialog('Ihre Vertragspost per E-Mail?')
  await window.click(button('Auf E-Mail umstellen', question))
  await see(window, text('Ihre Vertragspost kommt jetzt per E-Mail.'))
  await window.reload()
  await see(window, heading(/^Guten Tag/))
  await seeNot(window, question)
})

test('the keyboard alone opens a dialog, and Escape returns the focus to its link', async ({
  window,
  newPerson,
}) => {
  await signIn(window, (await newPerson('kim')).email, `${addresses.portal}/personal-data`)
  await see(window, link('Geburtsdatum ändern'))
  const focused = () => window.run<string>('return document.activeElement?.textContent ?? ""')
  await expect
    .poll(async () => {
      await window.press('Tab')
      return focused()
    }, OFTEN)
    .toBe('Geburtsdatum ändern')
  await window.press('Enter')
  await see(window, dialog('Geburtsdatum ändern'))
  await window.press('Escape')
  await seeNot(window, dialog('Geburtsdatum ändern'))
  expect(await focused()).toBe('Geburtsdatum ändern')
})
