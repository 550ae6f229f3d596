import { execFile } from 'node:child_process'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { copyCheckout, expect, root, test, withOwnPortal } from '@portal/e2e'

const COLOR = '#7a1f5c'
const PAINTED = 'rgb(122, 31, 92)'

const portal = withOwnPortal('e2e-brand', { mode: 'serial' })
const run = promisify(execFile)

/** A copy of this checkout with a fourth brand, 700 Waldwerk. */
let copy: string

const node = (folder: string, ...args: string[]) =>
  run(process.execPath, args, { cwd: join(copy, folder), maxBuffer: 10_000_000 }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`node ${args.join(' ')}:\n${stdout}${stderr}`)
    },
  )

/** Adds a brand by one folder and one line. */
async function addBrand() {
  const brands = join(copy, 'shared/brands')
  const folder = join(brands, '700')
  await mkdir(folder)
  const solhaus = await readFile(join(brands, '500/brand.ts'), 'utf8')
  const waldwerk = solhaus
    .replaceAll('Solhaus', 'Waldwerk')
    .replaceAll('solhaus', 'waldwerk')
    .replace("role: 'third'", "role: 'subsidiary'")
    .replace('#0a4f5c', COLOR)
  await writeFile(join(folder, 'brand.ts'), waldwerk)
  const drawing = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>Tanne</title><path fill="var(--color-brand)" d="M20 2L36 38H4Z"/></svg>`
  await writeFile(join(folder, 'mark.svg'), drawing(40, 40))
  await writeFile(join(folder, 'illustration.svg'), drawing(720, 480))
  await appendFile(join(brands, 'src/brands.ts'), "export { brand as '700' } from '../700/brand.ts'\n")
}

test.beforeAll(async () => {
  copy = await copyCheckout(['shared', 'host', 'bff', 'mfe-privacy'])
  await addBrand()
})
test.afterAll(() => rm(copy, { recursive: true, force: true }))

test('a fourth brand compiles with one folder and one line', async () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const packages = ['shared/brands', 'shared/contracts', 'bff', 'host', 'mfe-privacy']
  await Promise.all(packages.map((name) => node(name, tsc, '--noEmit')))
})

/** Responds as for a customer of the fourth brand, because the running BFF knows three brands. */
async function respondForWaldwerk(page: Page) {
  await page.route('**/api/userProfile', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [system] = json.businessSystems
    const lastUsedApplication = { name: 'Nordtal Konto', tenantId: '700' }
    const businessSystems = [{ ...system, tenantId: '700' }]
    await route.fulfill({ response, json: { ...json, lastUsedApplication, businessSystems } })
  })
  await page.route('**/api/customerProfile', async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), tenant: '100' } })
    await route.fulfill({ response, json: { ...(await response.json()), tenantId: '700' } })
  })
}

test('the portal shows the name, color, mark and cancellation page of a fourth brand', async ({
  page,
  signInAs,
}) => {
  await node('host', join(copy, 'shared/build/src/build.ts'))
  const release = [join(copy, 'shared/release/src/command-line.ts'), '--store', portal.store]
  await node('host', ...release, 'publish', 'host', '--dist', join(copy, 'host/dist'))
  await node('host', ...release, 'activate', 'host', 'latest', '--force', 'a test')

  await respondForWaldwerk(page)
  await signInAs('anna.becker@post.example')
  await page.goto('/overview')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'waldwerk')
  const logo = page.getByRole('banner').getByText('Waldwerk')
  await expect(logo).toBeVisible()
  const mark = logo.locator('xpath=preceding-sibling::*')
  await expect(mark).toHaveCSS('background-image', /M20 2L36 38H4Z/)
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', COLOR)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /M20%202L36%2038H4Z/)
  await expect(page.locator('[data-commodity]').first()).toHaveCSS('color', PAINTED)

  await page.goto('/cancellation')
  const link = page.getByRole('region', { name: 'Waldwerk' }).getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://www.waldwerk.example/kuendigung')
  // The page may still request profiles, which the BFF would refuse for this brand.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

const PRINT = `
const { renderMail } = await import('./src/mail/render-mail.ts')
const { renderInvitationLetter } = await import('./src/letter/invitation-letter.ts')
const { objectsOf, pdfText } = await import('./test/pdf-text.ts')
const mail = { tenantId: '700', subject: 'S', heading: 'H', paragraphs: ['P'] }
const address = { street: 'A', houseNumber: '1', addition: null, postalCode: '70173', city: 'B' }
const date = '2026-11-20T12:00:00.000Z'
const letter = { tenantId: '700', name: 'N', address, code: 'C'.repeat(26), link: 'https://a.example/c', date, expiresAt: date }
const pdf = await renderInvitationLetter(letter)
const drawn = [...objectsOf(pdf).values()].join('')
process.stdout.write(JSON.stringify({ html: renderMail(mail, 'https://a.example').html, text: pdfText(pdf), drawn }))
`

test('a mail and a letter show the name, color and mark of a fourth brand', async ({ page }) => {
  const { stdout } = await node('bff', '--input-type=module', '--eval', PRINT)
  const { html, text, drawn } = JSON.parse(stdout)
  await page.setContent(html)
  const sender = page.getByText('Waldwerk', { exact: true })
  await expect(sender).toHaveCSS('color', PAINTED)
  const mark = page.locator('svg path')
  await expect(mark).toBeVisible()
  await expect(mark).toHaveCSS('fill', PAINTED)

  expect(text).toContain('IhrTeamvonWaldwerk')
  const [red, green, blue] = [0x7a, 0x1f, 0x5c].map((part) => `${part / 255}`.slice(0, 4))
  const fill = `20 2 m\n36 38 l\n4 38 l\nh\n/DeviceRGB cs\n${red}\\d* ${green}\\d* ${blue}\\d* scn`
  expect(new RegExp(fill).test(drawn)).toBe(true)
})
