// The loader on a page of another origin.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, root, test } from '@portal/e2e'
import { describe, holdFirst, integrity, LOADER, openPage, POLICY, servePortal } from './loader-fixture.ts'

test('loads the live release once, however often the page asks for it', async ({ page }) => {
  const requests = await servePortal(page)
  await openPage(page, [
    `${LOADER}?nordtal-trial`,
    `${LOADER}?nordtal-trial&ver=6.7`,
    'https://portal.example/remotes/x/live.js',
  ])
  await expect(page.getByText('live')).toHaveCSS('color', 'rgb(1, 2, 3)')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'libraries'))).toBe(1)
  const loaded = requests.filter((path) => path !== '/elements/loader.js')
  expect(loaded.toSorted()).toEqual([...new Set(loaded)].toSorted())
})

test('checks and loads the files of a release on a page that allows no Trusted Types policy', async ({
  page,
  expectPageErrors,
}) => {
  const damaged = 'globalThis.isDamaged = true'
  await servePortal(page, { '/remotes/x/library.js': [damaged] })
  await openPage(page, [`${LOADER}?nordtal-trial`], POLICY.replace('nordtal-elements', "'none'"))
  await expect(page.getByText('live')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isDamaged'))).toBeUndefined()
  expectPageErrors(/trusted|integrity/i)
})

test('the loader has at most 2 kB', async () => {
  const loader = await readFile(join(root, 'host/dist/elements/loader.js'))
  expect(brotliCompressSync(loader).length).toBeLessThan(2000)
})

test('loads a pinned release', async ({ page }) => {
  const requests = await servePortal(page)
  await openPage(page, [`${LOADER}?nordtal-trial@0123456789abcdef`])
  await expect(page.getByText('pinned')).toBeVisible()
  expect(requests).not.toContain('/elements/nordtal-trial.json')
})

test('runs no file that differs from its release, and leaves the content of the page', async ({
  page,
  expectPageErrors,
  pageErrors,
}) => {
  const damaged = 'globalThis.isDamaged = true'
  await servePortal(page, { '/remotes/x/library.js': Array(9).fill(damaged) })
  await openPage(page, [`${LOADER}?nordtal-trial`])
  await expect
    .poll(() => pageErrors.join())
    .toContain('https://portal.example/elements/errors.html#load-failed')
  await expect(page.getByText('Rufen Sie uns an.')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isDamaged'))).toBeUndefined()
  expectPageErrors(/load-failed|integrity/)
})

test('tries once more after a failure', async ({ page, expectPageErrors }) => {
  await servePortal(page, { '/elements/nordtal-trial.json': [503] })
  await openPage(page, [`${LOADER}?nordtal-trial`])
  await expect(page.getByText('live')).toBeVisible()
  expectPageErrors(/503/)
})

test('tries a file once more, too', async ({ page, expectPageErrors }) => {
  await servePortal(page, { '/remotes/x/live.js': [503] })
  await openPage(page, [`${LOADER}?nordtal-trial`])
  await expect(page.getByText('live')).toBeVisible()
  expectPageErrors(/503/)
})

test('gives up a module of which nothing arrives any more, and loads it when the page asks again', async ({
  page,
  expectPageErrors,
  pageErrors,
}) => {
  const requests = await servePortal(page)
  const release = await holdFirst(page, '/remotes/x/library.js')
  const lines = () => pageErrors.filter((line) => line.includes('<nordtal-trial> load-failed'))
  await page.clock.install()
  await openPage(page, [`${LOADER}?nordtal-trial`])
  await expect.poll(() => requests).toContain('/remotes/x/live.js')
  await page.clock.fastForward(8000)
  // It looks whether something arrives.
  await expect.poll(() => requests).toContain('/remotes/x/library.js')
  expect(lines()).toEqual([])
  await expect(async () => {
    await page.clock.fastForward(8000)
    expect(lines()).toHaveLength(1)
  }).toPass()
  expect(requests.filter((path) => path === '/elements/nordtal-trial.json')).toHaveLength(1)
  expect(lines()[0]).toContain('https://portal.example/remotes/x/library.js is late')
  await expect(page.getByText('Rufen Sie uns an.')).toBeVisible()
  release()
  await page.evaluate((loader) => import(loader), `${LOADER}?nordtal-trial&`)
  expectPageErrors(/load-failed/)
  await expect(page.getByText('live')).toBeVisible()
})

interface ElementPage {
  portalElementFiles: { importScript(url: string): Promise<object> }
  portalArrival: { whenSilent(onSilence: () => void): void }
  hasFailed?: boolean
}

test('gives up what an element loads later when it is silent, and requests it anew under another address', async ({
  page,
}) => {
  const path = '/remotes/x/dialog.js'
  const dialog = 'export const title = "Geburtsdatum"'
  const later = [{ url: `..${path}`, integrity: integrity(dialog) }]
  const description = JSON.stringify({ ...describe('../', 'live'), later })
  const requests = await servePortal(page, {
    '/elements/nordtal-trial.json': [description],
    [path]: [dialog, dialog],
  })
  const release = await holdFirst(page, path)
  await page.clock.install()
  await openPage(page, [`${LOADER}?nordtal-trial`])
  await expect(page.getByText('live')).toBeVisible()
  /** The element, too, asks how long it waits. */
  const ask = () =>
    page.evaluate((url) => {
      const foreign = globalThis as never as ElementPage
      const loading = foreign.portalElementFiles.importScript(url)
      foreign.portalArrival.whenSilent(() => {
        foreign.hasFailed = true
      })
      return loading.then(JSON.stringify, String)
    }, `https://portal.example${path}`)
  const hasFailed = () => page.evaluate(() => (globalThis as never as ElementPage).hasFailed ?? false)
  const request = page.waitForRequest(`**${path}`)
  const first = ask()
  await request
  await page.clock.fastForward(8000)
  // It looks whether something arrives.
  await expect.poll(() => requests).toContain(path)
  expect(await hasFailed()).toBe(false)
  await expect(async () => {
    await page.clock.fastForward(8000)
    expect(await hasFailed()).toBe(true)
  }).toPass()
  expect(await first).toContain('is late')
  requests.length = 0
  expect(await ask()).toContain('Geburtsdatum')
  expect(requests).toEqual([path])
  release()
})

test('asks again for a description that does not come', async ({ page }) => {
  const requests = await servePortal(page)
  await holdFirst(page, '/elements/nordtal-trial.json')
  await page.clock.install()
  const description = page.waitForRequest('**/nordtal-trial.json')
  await openPage(page, [`${LOADER}?nordtal-trial`])
  await description
  expect(requests).not.toContain('/elements/nordtal-trial.json')
  await page.clock.fastForward(8000)
  await expect(page.getByText('live')).toBeVisible()
})

test('names a missing element in one line of the console', async ({ page, expectPageErrors, pageErrors }) => {
  await servePortal(page)
  await openPage(page, [`${LOADER}?nordtal-missing`])
  const lines = () => pageErrors.filter((line) => line.includes('<nordtal-missing> load-failed'))
  await expect.poll(lines).toHaveLength(1)
  expectPageErrors(/404/)
})

for (const lacking of ["connect-src 'self'", 'script-src https://portal.example/elements/'])
  test(`names the policy ${lacking}`, async ({ page, expectPageErrors, pageErrors }) => {
    const [directive] = lacking.split(' ')
    await servePortal(page)
    await openPage(
      page,
      [`${LOADER}?nordtal-trial`],
      POLICY.replace(new RegExp(`${directive} [^;]*`), lacking),
    )
    const line = `<nordtal-trial> csp-blocked: ${directive}`
    await expect.poll(() => pageErrors.filter((text) => text.startsWith(line))).toHaveLength(1)
    await expect(page.getByText('Rufen Sie uns an.')).toBeVisible()
    expectPageErrors(/csp-blocked|Content Security Policy|^Policy violated/)
  })
