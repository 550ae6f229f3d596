import { addresses, receiveLink } from '@portal/e2e'
import {
  button,
  checkbox,
  dialog,
  group,
  heading,
  link,
  see,
  seeNot,
  text,
  textbox,
} from './browser-window.ts'
import { fillPassword, signIn, test } from './engines.ts'

const save = button('Speichern', dialog())
const birthDate = textbox('Geburtsdatum')
const unsaved = dialog('Ihre Eingaben sind noch nicht gespeichert')

test('a birth date is refused, kept over a reload, saved and taken back', async ({ window, newPerson }) => {
  const { email } = await newPerson('kim')
  await signIn(window, email, `${addresses.portal}/personal-data/birth-date`)
  await window.fill(birthDate, '31.02.1980')
  await window.click(save)
  await see(window, text('Bitte geben Sie ein gültiges Geburtsdatum an.'))
  await window.fill(birthDate, '24.12.1979')
  await window.press('Escape')
  await window.click(button('Weiter bearbeiten', unsaved))
  await seeNot(window, unsaved)
  await window.reload()
  await see(window, text('Ihre Eingaben von vorhin sind noch da.'))
  await window.click(save)
  await see(window, text('Geburtsdatum geändert.'))
  await see(window, text('24.12.1979'))
  await window.click(button('Rückgängig'))
  await see(window, text('Änderung zurückgenommen.'))
  await seeNot(window, text('24.12.1979'))
})

test('a phone number is saved', async ({ window, newPerson }) => {
  await signIn(window, (await newPerson('kim')).email, `${addresses.portal}/personal-data/phone-list`)
  await window.click(link(/^Nummer hinzufügen|Telefonnummer hinzufügen/))
  await window.fill(textbox('Telefonnummer', dialog()), '+49 711 1234580')
  await window.click(checkbox(/^Nordtal Ökostrom/, dialog()))
  await window.click(save)
  await see(window, text(/\+49 711 1234580/))
})

test('a consent is given, and stands in the history', async ({ window, newPerson }) => {
  await signIn(window, (await newPerson('kim')).email, `${addresses.portal}/privacy`)
  await window.click(link('Ökostrom und Verbrauch einstellen'))
  await window.click(text('Ja, ich stimme zu', group('Angebote neuer Ökostrom-Anbieter')))
  await window.click(button('Auswahl speichern', dialog()))
  await see(window, text('Einstellungen gespeichert'))
  await window.goto(`${addresses.portal}/privacy/history`)
  await see(window, heading('Verlauf Ihrer Einwilligungen'))
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format()
  await see(window, text(new RegExp(`^Am ${today} um .* zugestimmt`)))
})

test('an e-mail address is changed, and confirmed by the link of its mail', async ({
  window,
  newPerson,
  request,
}) => {
  const { email } = await newPerson('kim')
  const address = email.replace('kim.', 'kim.neu.')
  await signIn(window, email, `${addresses.portal}/personal-data/email-list/contract`)
  await window.click(link(new RegExp(`^${email}`)))
  await window.fill(textbox('E-Mail-Adresse', dialog('E-Mail-Adresse ändern')), address)
  await window.click(save)
  await window.click(button('Jetzt ändern', dialog('Bitte prüfen Sie Ihre Änderung')))
  await see(window, text('Noch nicht bestätigt'))
  const mail = await window.openWindow()
  await mail.goto(
    await receiveLink({ request }, { to: address, subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' }),
  )
  await mail.click(button('E-Mail-Adresse bestätigen'))
  await see(mail, heading('Ihre E-Mail-Adresse ist bestätigt'))
  await window.reload()
  await see(window, link(new RegExp(`^${address}`)))
  await seeNot(window, text('Noch nicht bestätigt'))
})

test('a phone PIN asks for the password, is shown after it, and hidden', async ({ window, newPerson }) => {
  await signIn(window, (await newPerson('kim')).email, `${addresses.portal}/security`)
  await see(window, button('PIN anzeigen'))
  await window.click(button('PIN anzeigen'))
  await window.click(button('Erneut anmelden', dialog('Bitte melden Sie sich noch einmal an')))
  await fillPassword(window)
  await see(window, text(/^\d{5}$/))
  await window.click(button('PIN verbergen'))
  await seeNot(window, text(/^\d{5}$/))
})
