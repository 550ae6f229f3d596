import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, findFreePorts, startPortal, test, withOwnPortal } from '@portal/e2e'
import { activateOther } from './other-releases.ts'

const portal = withOwnPortal('e2e-own')

async function changeBirthDate(page: Page, date: string) {
  await page.goto('/personal-data/birth-date')
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(date)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
}

const birthDate = (page: Page) => page.getByRole('region', { name: 'Geburtsdatum' })

test('a changed birth date and the sign-in survive a restart of the portal', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('ben'))
  await changeBirthDate(page, '05.06.1977')
  // A page would log failed requests while the portal is down.
  await page.goto('about:blank')
  await portal.restart()
  await page.goto('/personal-data')
  await expect(birthDate(page)).toContainText('05.06.1977')
})

test('a killed BFF restarts by itself with all acknowledged writes', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('kim'))
  await changeBirthDate(page, '06.07.1978')
  // A page would log failed requests while the BFF is down.
  await page.goto('about:blank')
  // The lock file holds the BFF's process id.
  process.kill(Number(await readFile(join(portal.folder, 'data/lock'), 'utf8')), 'SIGKILL')
  await expect(async () => {
    expect((await page.request.get('/bff/health/ready')).status()).toBe(200)
  }).toPass({ timeout: 30_000 })
  await page.goto('/personal-data')
  await expect(birthDate(page)).toContainText('06.07.1978')
})

test('a second start on the same data fails with one line', async () => {
  const second = startPortal(await findFreePorts(), portal.folder, { errorOutput: 'pipe' })
  expect(await second.ended).toBe(1)
  expect(second.errors().trim().split('\n')).toHaveLength(1)
  expect(second.errors()).toContain('already runs on this data')
})

test('a start on a used port fails with one line', async () => {
  const second = startPortal(portal.ports, `${portal.folder}-second`, { errorOutput: 'pipe' })
  expect(await second.ended).toBe(1)
  expect(second.errors().trim().split('\n')).toHaveLength(1)
  expect(second.errors()).toContain(String(portal.ports.PORTAL_PORT))
})

test('a release that cannot be loaded falls back to the release before it in the same page view', async ({
  page,
  signInAs,
  expectPageErrors,
}) => {
  const next = await activateOther(portal, 'mfe-security', 'next')
  await rm(join(portal.store, 'remotes/mfe-security', next), { recursive: true })

  await signInAs('hugo.ilg@post.example')
  await page.goto('/security')
  await expect(page.getByRole('main').getByText('hugo.ilg@post.example')).toBeVisible()
  expectPageErrors(new RegExp(`mfe-security/${next}|Federation`))
})
