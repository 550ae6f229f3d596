import { expect, test } from '@jest/globals'
import type { EmailItem } from '@portal/contracts'
import { fakeBff, http, problem, profileHandlers } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import {
  aCustomerWithEmails,
  answerWith,
  done,
  email,
  emailAddressUrl,
  openDialog,
} from './emails-fixture.ts'

const bff = fakeBff()

/** Another tab has changed the address: the BFF returns these values from now on. */
function changeElsewhere(type: 'contract' | 'contact', ...emails: EmailItem[]) {
  const changed = { [`${type}EmailAddresses`]: emails }
  bff.use(...profileHandlers({ customer: aCustomerWithEmails(changed) }))
}

const refuse = (code: 'stale-version' | 'unavailable' | 'not-found', status: number) => {
  const seen: (string | null)[] = []
  const answer = ({ request }: { request: Request }) => {
    seen.push(request.headers.get('if-match'))
    return problem(code, status)
  }
  bff.use(http.put(emailAddressUrl, answer), http.delete(emailAddressUrl, answer))
  return seen
}

test('an address changed elsewhere is shown before it is overwritten', async () => {
  refuse('stale-version', 412)
  const { dialog, user, save } = await openDialog(bff, 'contract/e2')
  await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'neu@post.example')
  changeElsewhere('contract', email('e2', 'anders@post.example', ['c3'], 9))
  await save()
  expect(await dialog.findByText(/Gespeichert ist jetzt: anders@post\.example/)).toBeVisible()
  const sent = answerWith(bff, [done('c3')])
  await save()
  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  expect(sent).toMatchObject([{ version: '"9"' }])
})

test('saving over an address replaced elsewhere changes only its contracts', async () => {
  refuse('not-found', 404)
  const { dialog, user, save } = await openDialog(bff, 'contract/e2')
  await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'neu@post.example')
  changeElsewhere('contract', email('e7', 'anders@post.example', ['c3']))
  await save()
  expect(await dialog.findByText(/Gespeichert ist jetzt: anders@post\.example/)).toBeVisible()
  const sent = answerWith(bff, [done('c3')])
  await save()
  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  expect(sent).toMatchObject([{ method: 'POST', body: { contracts: ['c3'], seen: { c3: 'e7' } } }])
})

test('a value loaded behind the form becomes the base version only after the refusal shows it', async () => {
  refuse('unavailable', 503)
  const { dialog, user, save } = await openDialog(bff, 'contract/e2')
  await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'neu@post.example')
  changeElsewhere('contract', email('e2', 'anders@post.example', ['c3'], 9))
  await save()
  expect(await screen.findByText('Anfrage fehlgeschlagen')).toBeVisible()
  expect(await screen.findByText('anders@post.example')).toBeInTheDocument()
  expect(dialog.getByText('Bisherige Adresse: gas@post.example')).toBeVisible()

  const seen = refuse('stale-version', 412)
  await save()
  expect(await dialog.findByText(/Gespeichert ist jetzt: anders@post\.example/)).toBeVisible()
  expect(seen).toEqual(['"1"'])
  const sent = answerWith(bff, [done('c3')])
  await save()
  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  expect(sent).toMatchObject([{ version: '"9"', body: { seen: { c3: 'e2' } } }])
})

test('a second save adds an address that was removed elsewhere', async () => {
  refuse('not-found', 404)
  const { dialog, user, save } = await openDialog(bff, 'advertising/e3')
  await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'neu@post.example')
  changeElsewhere('contact')
  await save()
  expect(await dialog.findByText(/entfernt\. Wenn Sie noch einmal speichern/)).toBeVisible()
  const sent = answerWith(bff, [])
  await save()
  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  expect(sent).toMatchObject([{ method: 'POST', body: { value: 'neu@post.example', contact: true } }])
})

test('the removal of an address sends the version that the customer saw', async () => {
  const { dialog, user } = await openDialog(bff, 'advertising/e3')
  await user.click(dialog.getByRole('button', { name: 'Adresse entfernen' }))
  const question = within(await screen.findByRole('dialog', { name: 'E-Mail-Adresse entfernen?' }))
  const remove = () => user.click(question.getByRole('button', { name: 'Entfernen' }))
  refuse('unavailable', 503)
  changeElsewhere('contact', email('e3', 'anders@post.example', [], 9))
  await remove()
  expect(await screen.findByText('anders@post.example')).toBeInTheDocument()
  expect(question.getByText(/^An werbung@post\.example/)).toBeVisible()

  const seen = refuse('stale-version', 412)
  await remove()
  expect(await question.findByText(/Gespeichert ist jetzt: anders@post\.example/)).toBeVisible()
  expect(question.getByText(/^An anders@post\.example/)).toBeVisible()
  await remove()
  await waitFor(() => expect(seen).toEqual(['"2"', '"9"']))
})
