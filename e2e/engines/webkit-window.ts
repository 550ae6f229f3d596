import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from '@portal/e2e'
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type BrowserWindow, OFTEN, type Wanted } from './browser-window.ts'

const packageOf = createRequire(import.meta.url).resolve('@testing-library/dom/package.json')
const testingLibrary = readFileSync(join(dirname(packageOf), 'dist/@testing-library/dom.umd.min.js'), 'utf8')

/** Runs in the browser. Looks into open shadow roots, too. */
const FIND = `
const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom
const rootsOf = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : []))]
const nameOf = ({ name, pattern }) => (pattern ? new RegExp(pattern.source, pattern.flags) : name)
// Visibility is computed for what was found only: the library's own check takes a second for each page.
const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
// Dates each event a second after the last, as \`readEachStep\` does. Then it is not the second of a double click, as it is for
// WebKit when the buttons of two steps have the same place.
if (!globalThis.datedEvents) {
  globalThis.datedEvents = { reads: 0 }
  const { get } = Object.getOwnPropertyDescriptor(UIEvent.prototype, 'detail')
  Object.defineProperty(UIEvent.prototype, 'detail', { get() { return Math.min(get.call(this), 1) } })
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() + (datedEvents.reads += 1) * 1000 })
}
const find = (wanted, scope) => {
  const scopes = wanted.inside ? find(wanted.inside, scope) : scope
  const name = nameOf(wanted)
  const query = (root) =>
    wanted.by === 'role' ? queryAllByRole(root, wanted.role, { hidden: true, ...(name !== undefined && { name }) })
    : wanted.by === 'label' ? queryAllByLabelText(root, name)
    : queryAllByText(root, name)
  return scopes.flatMap((root) => (root.querySelectorAll ? query(root) : [])).filter(isShown)
}
return find(arguments[0], rootsOf(document.body))[0] ?? null`

/** In milliseconds. The driver does not always answer a script whose page is replaced at that moment, but those that follow. */
const LOST = 5_000

/** In milliseconds. Two frames of a browser. */
const FRAMES = 34

const serialize = ({ name, inside, ...wanted }: Wanted): object => ({
  ...wanted,
  ...(name instanceof RegExp ? { pattern: { source: name.source, flags: name.flags } } : { name }),
  ...(inside && { inside: serialize(inside) }),
})

const keys = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
}

/** What a page that is just replaced answers. */
const isPassing = (cause: unknown) =>
  cause instanceof error.StaleElementReferenceError ||
  cause instanceof error.ElementClickInterceptedError ||
  cause instanceof error.ElementNotInteractableError ||
  cause instanceof error.InvalidElementStateError ||
  cause instanceof error.JavascriptError ||
  cause instanceof error.NoSuchElementError ||
  cause instanceof error.NoSuchFrameError ||
  // An error of WebKit's driver without a name or a message, seen at a click on a busy machine.
  (cause instanceof error.WebDriverError && cause.name === 'WebDriverError' && !cause.message)

/** Resolves to an answer while the page is just replaced. A browser that has ended is an error. */
const unlessReplaced = <Result, Otherwise>(result: Promise<Result>, otherwise: Otherwise) =>
  result.catch((cause) => {
    if (!isPassing(cause)) throw cause
    return otherwise
  })

/** A window of WebKit. WebDriver sends each command to the window that it was switched to. */
export function webkitWindow(driver: WebDriver, handle: string): BrowserWindow {
  const here = () => driver.switchTo().window(handle)

  /** Runs a script that may run again. */
  async function ask<Answer>(script: string, { limit = LOST, args = [] as object[] } = {}): Promise<Answer> {
    await here()
    const lost = setTimeout(limit, undefined, { ref: false }).then(() => {
      throw new error.NoSuchFrameError('The page does not answer')
    })
    return Promise.race([driver.executeScript<Answer>(script, ...args), lost])
  }

  async function find(wanted: Wanted): Promise<WebElement | null> {
    const isLoaded = await ask('return typeof TestingLibraryDom !== "undefined" && !!document.body')
    if (!isLoaded) await ask(testingLibrary)
    return ask(FIND, { args: [serialize(wanted)] })
  }

  /** Repeats an action until the part is there and lets it happen. */
  const act = (wanted: Wanted, action: (element: WebElement) => Promise<unknown>) =>
    expect
      .poll(
        async () => {
          try {
            const element = await find(wanted)
            if (!element) return 'not found'
            await action(element)
            return 'done'
          } catch (cause) {
            if (!isPassing(cause)) throw cause
            return String(cause)
          }
        },
        { message: JSON.stringify(serialize(wanted)), ...OFTEN },
      )
      .toBe('done')

  /** Frames of the browser would never come in a tab that is not in front. */
  async function whenStill(element: WebElement): Promise<void> {
    const { x, y } = await element.getRect()
    await setTimeout(FRAMES)
    const now = await element.getRect()
    if (now.x !== x || now.y !== y) await whenStill(element)
  }

  /** Ends when the next page begins, as a file of it may hang. */
  async function replacePage(script: string, ...args: string[]) {
    await here()
    await driver.executeScript(`globalThis.isReplaced = true; ${script}`, ...args)
    // Asked while the page is replaced, so it is lost most often, and answered at once otherwise.
    const isReplaced = () => ask('return globalThis.isReplaced', { limit: 1000 })
    await expect.poll(() => unlessReplaced(isReplaced(), true), OFTEN).not.toBe(true)
  }

  return {
    goto: (address) => replacePage('location.assign(arguments[0])', address),
    reload: () => replacePage('location.reload()'),
    async back() {
      await here()
      await driver.executeScript('history.back()')
    },
    async address() {
      await here()
      return driver.getCurrentUrl()
    },
    click: (wanted) =>
      act(wanted, async (element) => {
        await whenStill(element)
        await element.click()
      }),
    fill: (wanted, typed) =>
      act(wanted, async (element) => {
        await element.clear()
        await element.sendKeys(typed)
      }),
    async press(key) {
      await here()
      await driver.actions().sendKeys(keys[key]).perform()
    },
    shows: async (wanted) => (await unlessReplaced(find(wanted), null)) !== null,
    async run(script) {
      await here()
      const [isDone, result] = await driver.executeAsyncScript<[boolean, unknown]>(
        `const done = arguments[0]; (async () => { ${script} })().then((value) => done([true, value]), (cause) => done([false, String(cause)]))`,
      )
      if (!isDone) throw new Error(String(result))
      return result as never
    },
    async resize(width, height) {
      await here()
      const window = driver.manage().window()
      await window.setRect({ width, height, x: 0, y: 0 })
      const [innerWidth = 0, innerHeight = 0] = await driver.executeScript<number[]>(
        'return [innerWidth, innerHeight]',
      )
      await window.setRect({ width: 2 * width - innerWidth, height: 2 * height - innerHeight, x: 0, y: 0 })
    },
    async screenshot(path) {
      await here()
      writeFileSync(path, await driver.takeScreenshot(), 'base64')
    },
    async openedWindow() {
      const others = async () => (await driver.getAllWindowHandles()).filter((one) => one !== handle)
      await expect.poll(async () => (await others()).length).toBe(1)
      return webkitWindow(driver, (await others())[0] ?? '')
    },
    async openWindow() {
      await here()
      await driver.switchTo().newWindow('tab')
      return webkitWindow(driver, await driver.getWindowHandle())
    },
  }
}
