// The page of docs/integrators.md, as printed there, on a portal that has its site as a client.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addressesOf, expect, fillSignIn, root, test, withOwnPortal } from '@portal/e2e'

/** Nothing else uses this port of a portal here. */
const originOf = (portal: { COLLECTOR_PORT: number }) => `http://localhost:${portal.COLLECTOR_PORT}`

const portal = withOwnPortal('five-lines', {
  environment: (ports) => {
    const origin = originOf(ports)
    const client = {
      id: 'solarstadt',
      name: 'Solarstadt',
      origins: [origin],
      redirects: [`${origin}/konto`],
      topics: ['personal-data'],
    }
    return { CLIENTS: JSON.stringify([client]) }
  },
})

/** The first block of the section; only the addresses are those of this portal. */
async function printed(language: string): Promise<string> {
  const guide = await readFile(join(root, 'docs/integrators.md'), 'utf8')
  const [, section = ''] = guide.split('\n## Five lines\n')
  const [, block = ''] = new RegExp(`\n\`\`\`${language}\n(.*?)\n\`\`\`\n`, 's').exec(section) ?? []
  const { portal: portalAddress, identity } = addressesOf(portal.ports)
  return block
    .replaceAll('https://portal.example', portalAddress)
    .replaceAll('https://login.example', identity)
}

let lines = ''
let policy = ''
const site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', policy)
  response.end(`<!doctype html>\n<html lang="de">\n<title>Solarstadt</title>\n${lines}`)
})

test.beforeAll(async () => {
  lines = await printed('html')
  policy = await printed('csp')
  await new Promise<void>((resolve) => site.listen(portal.ports.COLLECTOR_PORT, 'localhost', resolve))
})
test.afterAll(() => {
  site.close()
})

test('five lines show the contracts of a customer who signs in', async ({ page, newPerson }) => {
  expect(lines.split('\n')).toHaveLength(5)
  const address = `${originOf(portal.ports)}/konto`
  await page.goto(address)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await fillSignIn(page, (await newPerson('anna')).email)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'Verträge & Zahlungsdaten' })).toBeVisible()
})

test('the check finds nothing wrong with that page', async () => {
  const [, config = ''] = /config='([^']+)'/.exec(lines) ?? []
  const release = ['--portal', addressesOf(portal.ports).portal, '--element', 'nordtal-contracts']
  const page = ['--page', `${originOf(portal.ports)}/konto`, '--config', config]
  const command = [join(root, 'shared/embed/src/check/command-line.ts'), 'check', ...release, ...page]
  const { stdout } = await promisify(execFile)(process.execPath, command)
  expect(stdout).toContain('The page can use it')
})
