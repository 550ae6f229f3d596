import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

// The customer of these tests presses sooner than they could have read a step.
test.use({ isHasty: true })

/** Between the two clicks. */
const GAPS_MS = [50, 300, 700]

/** A first step that has just appeared in a dialog takes no click either. */
const READING_MS = 700

/** A point where the first control lies, and the confirming one too if they overlap; else two points. */
function pointsOf(first: Box, confirm: Box) {
  const overlap = {
    x: Math.max(first.x, confirm.x),
    y: Math.max(first.y, confirm.y),
    right: Math.min(first.x + first.width, confirm.x + confirm.width),
    bottom: Math.min(first.y + first.height, confirm.y + confirm.height),
  }
  if (overlap.right > overlap.x && overlap.bottom > overlap.y) {
    const both = { x: (overlap.x + overlap.right) / 2, y: (overlap.y + overlap.bottom) / 2 }
    return [both, both] as const
  }
  return [centreOf(first), centreOf(confirm)] as const
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
/** A click that the browser dates, so that a busy machine does not make the gap longer. */
async function clickAt(page: Page, { x, y }: Pick<Box, 'x' | 'y'>, epochMs: number) {
  const browser = await page.context().newCDPSession(page)
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    const timestamp = epochMs / 1000
    await browser.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, timestamp })
  }
  await browser.detach()
}

const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
const boxOf = async (control: Locator) => (await control.boundingBox()) as Box

// Every dialog has the guard, whose limits are tested in shared/ui. Here the browser dates real clicks.
test('a second click never confirms the deletion of the account that has just appeared', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.becker@post.example')
  const writes: string[] = []
  await page.route('**/bff/api/**', async (route) => {
    const request = route.request()
    const isReport = request.url().endsWith('/releaseReports')
    // A write gets no response, because each round begins with the same data.
    if (request.method() === 'GET' || isReport) await route.fallback()
    else writes.push(request.url())
  })
  const first = page.getByRole('link', { name: 'Konto löschen' })
  const confirming = page
    .getByRole('dialog')
    .getByRole('button', { name: 'Konto endgültig löschen', exact: true })

  const openAndRead = async () => {
    await page.goto('/privacy/delete-account')
    await first.click({ trial: true })
    await page.waitForTimeout(READING_MS)
  }

  await openAndRead()
  const firstBox = await boxOf(first)
  await first.click()
  await confirming.click({ trial: true })
  const [one, other] = pointsOf(firstBox, await boxOf(confirming))

  for (const gap of GAPS_MS) {
    await openAndRead()
    const start = Date.now()
    await clickAt(page, one, start)
    await page.waitForTimeout(gap)
    await clickAt(page, other, start + gap)
    // The time in which a write would be sent.
    await page.waitForTimeout(300)
    expect(writes, `after ${gap} ms`).toEqual([])
  }

  await openAndRead()
  await first.click()
  await confirming.click({ trial: true })
  await page.waitForTimeout(READING_MS)
  await confirming.click()
  await expect.poll(() => writes.length).toBe(1)
})
