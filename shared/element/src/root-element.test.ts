import { afterEach, expect, test } from '@jest/globals'
import userEvent from '@testing-library/user-event'
import { createRootElement } from './root-element.ts'

const CONTROLS = `
  <input aria-label="Name"><textarea></textarea><select></select><button type="button">Speichern</button>
  <a href="#">Zur Übersicht</a><p tabindex="-1">Text</p>
  <dialog open><h2 tabindex="-1">Titel</h2></dialog>`

afterEach(() => document.body.replaceChildren())

/** Presses the keys on a control of an element. @returns what a listener of the page sees */
async function pressOn(selector: string, keys: string): Promise<string[]> {
  const root = createRootElement()
  root.innerHTML = CONTROLS
  const host = document.createElement('main')
  host.attachShadow({ mode: 'open' }).append(root)
  document.body.replaceChildren(host)
  const seen: string[] = []
  document.body.onkeydown = ({ key }) => seen.push(key)
  root.querySelector<HTMLElement>(selector)?.focus()
  await userEvent.keyboard(keys)
  return seen
}

const EDITING = '/ä{Enter}{Backspace}{Delete}{ArrowLeft}{ArrowDown}{Home}{End}{PageDown}'

test.each(['input', 'textarea', 'select', 'button', 'dialog h2'])(
  'a key that does something in a %s is no shortcut of the page',
  async (control) => {
    expect(await pressOn(control, EDITING)).toEqual([])
  },
)

test('combinations that edit a field stay in it, others reach the page', async () => {
  const seen = await pressOn(
    'input',
    '{Control>}az{Backspace}{ArrowLeft}k{/Control}{Alt>}{Control>}q{/Control}{/Alt}',
  )
  expect(seen.filter((key) => !/Control|Alt/.test(key))).toEqual(['k'])
})

test('function keys, Tab and Escape in a field reach the page', async () => {
  expect(await pressOn('input', '{F2}{Escape}{Tab}')).toEqual(['F2', 'Escape', 'Tab'])
})

test('Tab and Escape in a dialog stay in it', async () => {
  expect(await pressOn('dialog h2', '{Tab}')).toEqual([])
  expect(await pressOn('dialog h2', '{Escape}')).toEqual([])
})

test('a link keeps Enter alone, and text nothing', async () => {
  expect(await pressOn('a', '/{ArrowDown}{Enter}')).toEqual(['/', 'ArrowDown'])
  expect(await pressOn('p', '/{Enter}')).toEqual(['/', 'Enter'])
})
