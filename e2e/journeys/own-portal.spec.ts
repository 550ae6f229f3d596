import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, fillSignIn, findFreePorts, root, startPortal, test, withOwnPortal } from '@portal/e2e'

// A portal that these tests may stop and damage.
const portal = withOwnPortal('e2e-own', { mode: 'serial' })

/** Calls the command line of the release store. Gives what it prints. */
async function release(...args: string[]): Promise<string> {
  const script = join(root, 'shared/release/src/command-line.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--store', portal.store, ...args])
  return stdout
}

test('a changed birth date and the sign-in survive a restart of everything', async ({ page }) => {
  await page.goto('/personal-data/birth-date')
  await fillSignIn(page, 'ben.carstens@post.example')
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('05.06.1977')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()

  await portal.restart()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Geburtsdatum' })).toContainText('05.06.1977')
})

test('a BFF that is killed comes back by itself, with all that it had acknowledged', async ({ page }) => {
  await page.goto('/personal-data/birth-date')
  await fillSignIn(page, 'kim.lorenz@post.example')
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('06.07.1978')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()

  // Whoever has the data open has written its process into the lock.
  process.kill(Number(await readFile(join(portal.folder, 'data/lock'), 'utf8')), 'SIGKILL')
  const health = async () => (await page.request.get('/bff/health/ready')).status()
  await expect.poll(health, { timeout: 60_000 }).toBe(200)

  await page.reload()
  await expect(page.getByRole('region', { name: 'Geburtsdatum' })).toContainText('06.07.1978')
})

test('a second start on the same data is refused in one line', async () => {
  const second = startPortal(await findFreePorts(), portal.folder, { errorOutput: 'pipe' })
  expect(await second.ended).toBe(1)
  expect(second.errors().trim().split('\n')).toHaveLength(1)
  expect(second.errors()).toContain('already runs on this data')
})

test('a taken port is refused in one line', async () => {
  const second = startPortal(portal.ports, `${portal.folder}-second`, { errorOutput: 'pipe' })
  expect(await second.ended).toBe(1)
  expect(second.errors().trim().split('\n')).toHaveLength(1)
  expect(second.errors()).toContain(String(portal.ports.PORTAL_PORT))
})

test('a release that cannot be loaded is replaced in the same page view by the one before it', async ({
  page,
  expectComplaints,
}) => {
  const build = join(portal.folder, 'next-build')
  await cp(join(root, 'mfe-security/dist'), build, { recursive: true })
  await writeFile(join(build, 'note.txt'), 'What makes this build another release')
  const published = await release('publish', 'mfe-security', '--dist', build)
  await release('activate', 'mfe-security', 'latest')
  const [, next] = published.split(/\s+/)
  await rm(join(portal.store, 'remotes/mfe-security', next ?? ''), { recursive: true })

  await page.goto('/security')
  await fillSignIn(page, 'hugo.ilg@post.example')
  await expect(page.getByRole('main').getByText('hugo.ilg@post.example')).toBeVisible()
  expectComplaints(new RegExp(`mfe-security/${next}|Federation`))
})

test('with the folder of one remote deleted, every other tab works', async ({ page, expectComplaints }) => {
  await rm(join(portal.store, 'remotes/mfe-contracts'), { recursive: true })
  await page.goto('/contracts-payments')
  await fillSignIn(page, 'gina.hahn@post.example')
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  for (const tab of ['Übersicht', 'Persönliche Daten', 'Anmeldung & Sicherheit', 'Datenschutz']) {
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('main').getByText('Wird geladen …')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await expect(page.getByText('Keine Antwort')).toHaveCount(0)
  }
  // The release of mfe-security that the test before has broken is passed over here as well.
  expectComplaints(/mfe-(contracts|security)|Federation/)
})
