import type { Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

/** Words of logo and tabs that stand on two lines. */
const brokenWords = (page: Page) =>
  page.locator('header[data-sticky] a, [data-tab-bar] a').evaluateAll((links) =>
    links.flatMap((link) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

const fits = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-tab-bar] ul')].every(
      ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
    ),
  )

/** The text spacing that each page must bear (WCAG 1.4.12). */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      Object.assign(element.style, { letterSpacing: '0.12em', wordSpacing: '0.16em' })
    }
  })

test('in no window a word of logo or tabs is broken, also with wide text', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  const widths = [320, 375, 854, 855, 900, 1000, 1024, 1280]
  for (const space of [async () => undefined, spaceOut]) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await space(page)
      expect(await brokenWords(page), `${width} px`).toEqual([])
      expect(await fits(page), `${width} px`).toBe(true)
    }
  }
})

test('the logo has one line beside the tabs', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 855, height: 800 })
  await signInAs('gina.hahn@post.example')
  await page.goto('/overview')
  const name = page.getByRole('banner').getByText('Nordtal Energie')
  const height = await name.evaluate((text) => text.getBoundingClientRect().height)
  expect(height).toBeLessThan(30)
})
