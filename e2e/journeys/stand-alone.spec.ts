import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const headings = {
  'mfe-personal-data': 'Persönliche Daten',
  'mfe-contracts': 'Verträge & Zahlungsdaten',
  'mfe-security': 'Anmeldung & Sicherheit',
  'mfe-privacy': 'Datenschutz',
  'mfe-identity-linking': 'Konto verknüpfen',
}

/** The page that shows the element of the active release of a remote. */
async function standAlonePath(request: APIRequestContext, app: string) {
  const registry: { apps: Record<string, { active: { release: string } }> } = await (
    await request.get('/registry.json')
  ).json()
  return `/remotes/${app}/${registry.apps[app]?.active.release}/element/index.html`
}

test('each remote works as a custom element on its own page', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  for (const [app, heading] of Object.entries(headings)) {
    await test.step(app, async () => {
      await page.goto(await standAlonePath(page.request, app))
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expectAccessible(page, { preload: false })
    })
  }
})

test('the custom element changes a birth date in its shadow root and asks before it discards input', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('josephine'))
  await page.goto(await standAlonePath(page.request, 'mfe-personal-data'))
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  const field = page.getByRole('textbox', { name: 'Geburtsdatum' })
  await link.click()
  await field.fill('02.02.19')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })
  await question.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()

  await link.click()
  await field.fill('02.02.1932')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Geburtsdatum' })).toContainText('02.02.1932')
})
