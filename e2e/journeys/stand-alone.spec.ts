import { expect, expectAccessible, test } from '@portal/e2e'

const headings = {
  'mfe-personal-data': 'Persönliche Daten',
  'mfe-contracts': 'Verträge & Zahlungsdaten',
  'mfe-security': 'Anmeldung & Sicherheit',
  'mfe-privacy': 'Datenschutz',
  'mfe-identity-linking': 'Konto verknüpfen',
}

/** The page on which the active release of a remote shows its element. */
async function standAlonePath(
  request: { get: (url: string) => Promise<{ json: () => Promise<unknown> }> },
  app: string,
) {
  const registry = (await (await request.get('/registry.json')).json()) as {
    apps: Record<string, { active: { release: string } }>
  }
  return `/remotes/${app}/${registry.apps[app]?.active.release}/element/index.html`
}

for (const [app, heading] of Object.entries(headings)) {
  test(`${app} as a custom element on a page of its own`, async ({ page, signInAs }) => {
    await signInAs('gina.hahn@post.example')
    await page.goto(await standAlonePath(page.request, app))
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expectAccessible(page, { preload: false })
  })
}

test('the custom element changes a birth date in its own shadow', async ({ page, signInAs }) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto(await standAlonePath(page.request, 'mfe-personal-data'))
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('02.02.1932')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Geburtsdatum' })).toContainText('02.02.1932')
})

test('the custom element asks before typed input is lost, and gives the focus back', async ({
  page,
  signInAs,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto(await standAlonePath(page.request, 'mfe-personal-data'))
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  await link.click()
  const field = page.getByRole('textbox', { name: 'Geburtsdatum' })
  await field.fill('02.02.19')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(field).toHaveValue('02.02.19')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
})
