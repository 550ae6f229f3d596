import { expect, test } from '@jest/globals'
import type { CallName } from '@portal/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expectNoAxeViolations } from './axe.ts'
import { problem, tooManyRequests } from './fake-bff.ts'
import { type Answer, type Bff, brokenJson, hold, intercept, type Open } from './intercept.ts'
import { translatePage } from './translate-page.ts'

/** A form that makes a call. */
interface Write {
  call: CallName
  at: string
  /** The form is on a page, not in a dialog. */
  isPage?: true
  /** The label of the field, and what is typed into it. */
  fill?: readonly [label: string, text: string] | undefined
  /** The invalid input to type first, and its error; left out for the empty field. */
  wrong?: readonly [text: string, message: string] | undefined
  /** What was typed comes back with the form, so that leaving it loses nothing. */
  keepsInput?: true
  /** The button that opens the form. */
  first?: string
  /** The buttons to press up to the call. Missing buttons are skipped; the last one makes the call. */
  submit: readonly [string, ...string[]]
  /** Read out while the call is on its way. */
  progress: string
  /** The toast for a failure; left out where the form alone reports it. */
  toast?: string
  /** The message for an item that was removed or changed elsewhere, where that can happen. */
  gone?: RegExp | undefined
  stale?: RegExp | undefined
  /** Too many requests start a countdown instead. */
  hasCountdown?: true
  success: { answer: object; toast: string }
}

const unreadable = /Es kam keine vollständige Antwort/
const tooMany: Answer = () => tooManyRequests(42)
const unreachable = /Unser System ist gerade nicht erreichbar/
const failed = /nicht geklappt\. Bitte versuchen Sie es noch einmal\.$/

/** Neighbours have different messages, so that no message is taken for that of the fault before. */
function faultsOf({ toast, gone, stale, hasCountdown }: Write): [Answer, RegExp | string][] {
  const faults: [Answer, RegExp | string | undefined][] = [
    [tooMany, hasCountdown ? undefined : /in 42 Sekunden noch einmal/],
    [() => problem('internal-error', 500), toast ?? failed],
    [brokenJson, unreadable],
    [() => problem('change-refused', 409), toast ?? failed],
    [() => HttpResponse.json({ personalData: [] }), unreadable],
    [() => problem('unavailable', 503), toast ?? unreachable],
    [() => HttpResponse.error(), /Die Verbindung ist abgerissen/],
    [() => problem('not-found', 404), gone],
    [() => problem('stale-version', 412), stale],
  ]
  return faults.flatMap(([answer, message]) => (message ? [[answer, message]] : []))
}

/** Submits the form with a wrong value in its field. */
async function expectErrorSummary(user: UserEvent, field: HTMLElement, { submit, wrong }: Write) {
  if (wrong) await user.type(field, wrong[0])
  await user.click(screen.getByRole('button', { name: submit[0] }))
  expect(await screen.findByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toHaveFocus()
  expect(field).toBeInvalid()
  if (wrong) {
    const [text, message] = wrong
    expect(screen.getByRole('link', { name: message })).toBeVisible()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(field).toHaveValue(text)
  }
  await expectNoAxeViolations(field.closest('dialog, main') ?? document.body)
  await user.clear(field)
}

/** Opens the form of a call and fills it. */
async function openForm(bff: Bff, open: Open, write: Write, answer: Answer) {
  const { isPage, fill, first, submit, keepsInput } = write
  const call = intercept(bff, write.call, answer)
  const { user, unsavedInput } = open(write.at)
  const findForm = async () => (isPage ? document.body : screen.findByRole('dialog'))
  const findPlace = async () => within(await findForm())
  if (first) await user.click(await screen.findByRole('button', { name: first }))
  if (fill) {
    const field = await screen.findByRole('textbox', { name: fill[0] })
    await user.clear(field)
    await expectErrorSummary(user, field, write)
    expect(call.made).toBe(0)
    await user.type(field, fill[1])
    await waitFor(() => expect(unsavedInput.any).toBe(!keepsInput))
  }
  await (await findPlace()).findByRole('button', { name: submit[0] })

  /** A double click before the response counts once. */
  async function send({ twice = false } = {}) {
    const { made } = call
    for (const name of submit) {
      const button = (await findPlace()).queryByRole('button', { name })
      const press = twice && name === submit.at(-1) ? user.dblClick : user.click
      if (button) await press(button)
    }
    await waitFor(() => expect(call.made).toBe(made + 1))
  }
  return { user, unsavedInput, call, findForm, findPlace, send }
}

/** Tests that a form reports each fault once, does not lose its input, is accessible then, and finally saves once. */
export function testWrites(bff: Bff, open: Open, writes: Write[]) {
  test.each(writes)('$call at $at reports faults without losing input, and can be retried', async (write) => {
    const { fill, progress, toast, success } = write
    const form = await openForm(bff, open, write, () => HttpResponse.json(success.answer))
    const { call, findForm, findPlace, send, unsavedInput } = form

    async function expectInput() {
      if (!fill) return
      const [name, text] = fill
      const place = await findPlace()
      const field = place.queryByRole('textbox', { name })
      if (field) expect(field).toHaveValue(text)
      else expect(place.getByText(text, { exact: false })).toBeVisible()
    }

    for (const [fault, message] of faultsOf(write)) {
      call.answer = fault
      await send()
      expect(await (await findPlace()).findByText(message)).toBeVisible()
      await expectInput()
      const other = message === toast ? /leider nicht geklappt/ : toast
      if (other) expect(screen.queryByText(other)).not.toBeInTheDocument()
    }
    await expectNoAxeViolations(await findForm())

    const { made } = call
    const last = hold(() => HttpResponse.json(success.answer))
    call.answer = last.answer
    await send({ twice: true })
    const isRead = ({ textContent }: HTMLElement) => textContent?.includes(progress)
    await waitFor(() => expect(screen.getAllByRole('status').some(isRead)).toBe(true))
    last.release()
    expect(await screen.findByText(success.toast)).toBeVisible()
    expect(call.made).toBe(made + 1)
    expect(unsavedInput.any).toBe(false)
  })

  test.each(writes)('$call at $at fails and is retried in a translated page', async (write) => {
    const { toast, success } = write
    const endTranslation = translatePage()
    try {
      const { call, findPlace, send } = await openForm(bff, open, write, () => problem('internal-error', 500))
      await send()
      expect(await (await findPlace()).findByText(toast ?? failed)).toBeVisible()
      call.answer = () => HttpResponse.json(success.answer)
      await send()
      expect(await screen.findByText(success.toast)).toBeVisible()
    } finally {
      endTranslation()
    }
  })

  for (const write of writes.filter(({ hasCountdown }) => hasCountdown)) {
    test(`${write.call} at ${write.at} counts down the wait after too many requests`, async () => {
      const { call, findPlace, send, user } = await openForm(bff, open, write, tooMany)
      await send()
      const place = await findPlace()
      expect(await place.findByText(/Das ging zu oft hintereinander.*in 42 Sekunden/)).toBeVisible()
      const button = place.getByRole('button', { name: write.submit.at(-1) as string })
      expect(button).toHaveTextContent(/in (42|41|40|3\d)/)
      expect(button).toHaveAttribute('aria-disabled', 'true')
      if (write.toast) expect(screen.queryByText(write.toast)).not.toBeInTheDocument()
      await user.click(button)
      expect(call.made).toBe(1)
    })
  }
}
