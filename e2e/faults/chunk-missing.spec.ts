import { expect, test } from '@portal/e2e'

const chunk = (name: string) => new RegExp(`/host/\\w+/${name}\\.\\w+\\.js`)

test('without the list of services the overview stands, and the list can be asked for again', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.route(chunk('service-list'), (route) => route.abort())
  await page.goto('/overview')
  const services = page.getByRole('region', { name: /^Die Dienste/ })
  await services.getByRole('button', { name: 'Erneut versuchen' }).waitFor()
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Gina Hahn' })).toBeVisible()

  await page.unroute(chunk('service-list'))
  await services.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(services.getByRole('link')).toHaveCount(5)
  expectComplaints(/service-list/)
})

test('a question for the brand that does not come leaves the shell and two ways on', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('eva.fuchs@post.example')
  await page.route(chunk('tenant-selection'), (route) => route.abort())
  await page.goto('/overview')
  const dialog = page.getByRole('dialog', { name: 'Keine Antwort' })
  await expect(dialog.getByRole('button', { name: 'Abmelden' })).toBeVisible()

  await page.unroute(chunk('tenant-selection'))
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('dialog', { name: 'Welche Verträge möchten Sie sehen?' })).toBeVisible()
  expectComplaints(/tenant-selection|404 .*customerProfile/)
})

test('a public page that was gone for a while is tried anew, by its button and by coming back', async ({
  page,
  expectComplaints,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/cancellation')
  await page.route(chunk('accessibility'), (route) => route.abort())
  await footer.getByRole('link', { name: 'Barrierefreiheit' }).click()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Antwort' })).toBeVisible()
  await footer.getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verträge hier kündigen' })).toBeVisible()

  await page.unroute(chunk('accessibility'))
  await footer.getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' })).toBeVisible()
  expectComplaints(/accessibility/)
})
