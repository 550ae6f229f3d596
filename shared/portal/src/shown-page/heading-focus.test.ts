import { beforeEach, expect, test } from '@jest/globals'
import { createHeadingFocus } from './heading-focus.ts'

let heading: HTMLElement
let card: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">Datenschutz</h1><h2 tabindex="-1">Werbung per Brief</h2>'
  heading = document.querySelector('h1') as HTMLElement
  card = document.querySelector('h2') as HTMLElement
})

/** Opens and closes a dialog above the page. Its opener is removed meanwhile. */
function closeDialog() {
  const focusHeading = createHeadingFocus()
  const page = { heading }
  focusHeading({ ...page, hasDialog: false }, '/privacy')
  focusHeading({ ...page, hasDialog: true }, '/privacy/letter-advertising')
  focusHeading({ ...page, hasDialog: false }, '/privacy')
}

test('a heading gets no focus if a dialog returns it to its card', async () => {
  queueMicrotask(() => {
    if (document.activeElement === document.body) card.focus()
  })
  closeDialog()
  await Promise.resolve()
  expect(card).toHaveFocus()
})

test('a dialog that returns the focus to no element leaves it to the heading', async () => {
  closeDialog()
  await Promise.resolve()
  expect(heading).toHaveFocus()
})
