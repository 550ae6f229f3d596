import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

// The customer of these tests presses sooner than they could have read a step.
test.use({ isHasty: true })

const ANNA = 'anna.becker@post.example'
const BEN = 'ben.carstens@post.example'
const GINA = 'gina.hahn@post.example'
const KIM = 'kim.lorenz@post.example'

/** Between the two clicks. */
const GAPS_MS = [50, 300, 700]

/** A first step that has just appeared in a dialog takes no click either. */
const READING_MS = 700

interface Change {
  name: string
  customer: string
  open: (page: Page) => Promise<unknown>
  /** Leads to the step that confirms. */
  first: (page: Page) => Locator
  confirm: string
}

const link = (name: string) => (page: Page) => page.getByRole('link', { name })
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const goTo = (path: string) => (page: Page) => page.goto(path)

const changes: Change[] = [
  {
    name: 'the choice of an address for letters',
    customer: ANNA,
    async open(page) {
      await page.context().clearCookies({ name: /^nordtal_paperless/ })
      await page.goto('/overview')
    },
    first: button('E-Mail-Adresse wählen'),
    confirm: 'Diese Adresse nutzen',
  },
  {
    name: 'the review of an e-mail address',
    customer: KIM,
    async open(page) {
      await page.goto('/personal-data/email-list/contract')
      await page.getByRole('link', { name: KIM }).click()
      await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(`neu.${KIM}`)
    },
    first: button('Speichern'),
    confirm: 'Jetzt ändern',
  },
  {
    name: 'the review of replaced phone numbers',
    customer: 'jo.katzenellenbogen@post.example',
    async open(page) {
      await page.goto('/personal-data/phone-list/contract/replace')
      await page.getByRole('textbox').fill('+49 711 123458')
      await page.getByRole('checkbox').first().check()
    },
    first: button('Weiter'),
    confirm: 'Jetzt ändern',
  },
  {
    name: 'a switch of letters to e-mail',
    customer: BEN,
    open: goTo('/contracts-payments/contract/v-410053301'),
    first: link('Auf E-Mail umstellen'),
    confirm: 'Auf E-Mail umstellen',
  },
  {
    name: 'the deletion of the account',
    customer: ANNA,
    open: goTo('/privacy/delete-account'),
    first: link('Konto löschen'),
    confirm: 'Konto endgültig löschen',
  },
  {
    name: 'consent to matching at Google',
    customer: GINA,
    open: goTo('/privacy'),
    first: link('Anzeigen bei Google einstellen'),
    confirm: 'Zustimmen',
  },
  {
    name: 'the objection to letters',
    customer: GINA,
    open: goTo('/privacy'),
    first: link('Werbung per Brief widersprechen'),
    confirm: 'Endgültig widersprechen',
  },
  {
    name: 'a new phone PIN',
    customer: ANNA,
    open: goTo('/security'),
    first: link('Neue PIN anfordern'),
    confirm: 'Neue PIN anfordern',
  },
  {
    name: 'a report of an activity',
    customer: ANNA,
    open: goTo('/security/events'),
    first: (page) => link('Das war ich nicht')(page).first(),
    confirm: 'E-Mail senden',
  },
]

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

for (const { name, customer, open, first, confirm } of changes) {
  test(`a second click never confirms ${name} that has just appeared`, async ({ page, signInAs }) => {
    await signInAs(customer)
    const writes: string[] = []
    await page.route('**/bff/api/**', async (route) => {
      const request = route.request()
      const isReport = request.url().endsWith('/releaseReports')
      // A write gets no response, because each round begins with the same data.
      if (request.method() === 'GET' || isReport) await route.fallback()
      else writes.push(request.url())
    })
    const confirming = page.getByRole('dialog').getByRole('button', { name: confirm, exact: true })

    const openAndRead = async () => {
      await open(page)
      await first(page).click({ trial: true })
      await page.waitForTimeout(READING_MS)
    }

    await openAndRead()
    const firstBox = await boxOf(first(page))
    await first(page).click()
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
    await first(page).click()
    await confirming.click({ trial: true })
    await page.waitForTimeout(READING_MS)
    await confirming.click()
    await expect.poll(() => writes.length).toBe(1)
  })
}
