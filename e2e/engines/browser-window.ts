import { expect } from '@portal/e2e'

/** A part of the page, found as a customer finds it. Names are compared with the whole accessible name. */
export interface Wanted {
  by: 'role' | 'label' | 'text'
  role?: string
  name?: string | RegExp
  inside?: Wanted
}

const byRole =
  (role: string) =>
  (name?: string | RegExp, inside?: Wanted): Wanted => ({
    by: 'role',
    role,
    ...(name !== undefined && { name }),
    ...(inside && { inside }),
  })

export const button = byRole('button')
export const checkbox = byRole('checkbox')
export const dialog = byRole('dialog')
export const group = byRole('radiogroup')
export const heading = byRole('heading')
export const link = byRole('link')
export const navigation = byRole('navigation')
export const region = byRole('region')
export const textbox = byRole('textbox')
export const labelled = (name: string, inside?: Wanted): Wanted => ({
  by: 'label',
  name,
  ...(inside && { inside }),
})
export const text = (name: string | RegExp, inside?: Wanted): Wanted => ({
  by: 'text',
  name,
  ...(inside && { inside }),
})

/** A window of a browser. What one cannot do in each engine is not here. */
export interface BrowserWindow {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  address(): Promise<string>
  /** Waits until the part can be clicked, with the mouse. */
  click(wanted: Wanted): Promise<void>
  /** Replaces the text of a field, as a keyboard or an input method does. */
  fill(wanted: Wanted, typed: string): Promise<void>
  /** Presses a key where the focus is. */
  press(key: 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowDown'): Promise<void>
  /** Whether a part is shown at the moment. */
  shows(wanted: Wanted): Promise<boolean>
  /** Runs a script that may contain `await` and `return`. */
  run<Result>(script: string): Promise<Result>
  resize(width: number, height: number): Promise<void>
  screenshot(path: string): Promise<void>
  /** Another window with the same session. */
  openWindow(): Promise<BrowserWindow>
  /** The window that the page has opened, once it is there. */
  openedWindow(): Promise<BrowserWindow>
}

const nameOf = ({ by, role, name, inside }: Wanted): string =>
  `${role ?? by} ${name ?? ''}${inside ? ` in ${nameOf(inside)}` : ''}`

/** Steps follow one another, so a test waits for each of them. */
export const OFTEN = { timeout: 30_000, intervals: [100] }

export const see = (window: BrowserWindow, wanted: Wanted): Promise<void> =>
  expect.poll(() => window.shows(wanted), { message: nameOf(wanted), ...OFTEN }).toBe(true)

export const seeNot = (window: BrowserWindow, wanted: Wanted): Promise<void> =>
  expect.poll(() => window.shows(wanted), { message: `no ${nameOf(wanted)}`, ...OFTEN }).toBe(false)
