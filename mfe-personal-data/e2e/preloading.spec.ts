import type { Request } from '@playwright/test'
import { expect, test } from '@portal/e2e'

const CODE = /\/remotes\/mfe-personal-data\/.+\.(js|css)$/

/** Links that load a chunk, and the heading that the chunk shows. */
const links = [
  { at: '', link: 'Geburtsdatum ändern', chunk: 'birth-date-dialog', shows: 'Geburtsdatum ändern' },
  { at: '', link: 'Telefonnummern ansehen', chunk: 'phones', shows: 'Telefonnummern' },
  { at: '', link: 'E-Mail-Adressen ansehen', chunk: 'emails', shows: 'E-Mail-Adressen' },
  { at: '', link: 'Adressen ansehen', chunk: 'addresses', shows: 'Adressen' },
  { at: '/phone-list', link: 'Nummer hinzufügen', chunk: 'phone-dialogs', shows: 'Telefonnummer hinzufügen' },
  {
    at: '/email-list',
    link: 'Anmelde-Adresse ändern',
    chunk: 'email-reset-dialog',
    shows: 'E-Mail-Adresse zur Anmeldung ändern',
  },
]

test('a hover or focus loads the chunk of a link, and the click loads no more code', async ({
  page,
  signInAs,
}) => {
  await signInAs('jo.katzenellenbogen@post.example')
  const loaded: string[] = []
  const arrived: string[] = []
  const note = (urls: string[]) => (request: Request) => {
    if (CODE.test(request.url())) urls.push(request.url())
  }
  page.on('request', note(loaded))
  page.on('requestfinished', note(arrived))
  for (const [index, { at, link, chunk, shows }] of links.entries()) {
    const action = index % 2 ? 'focus' : 'hover'
    await test.step(`${action} on „${link}“`, async () => {
      await page.goto(`/personal-data${at}`)
      const opener = page.getByRole('main').getByRole('link', { name: link, exact: true }).first()
      await expect(opener).toBeVisible()
      await opener[action]()
      await expect.poll(() => arrived.some((url) => url.includes(`/${chunk}.`))).toBe(true)
      await expect.poll(() => arrived.length).toBe(loaded.length)
      const before = loaded.length
      await opener.click()
      await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible()
      expect(loaded.slice(before)).toEqual([])
    })
  }
})
