import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { searchPath } from './launch-settings.ts'
import { root } from './workspace.ts'

const run = promisify(execFile)

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}
/** Of Debian's package. Draws no windows, and takes half of the processor time that the whole browser does. */
const SHELL = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Whole paths, because Playwright looks no name up. */
const onPath = (names: string[]) => names.flatMap((name) => searchPath().map((folder) => join(folder, name)))

/** A way to a browser: candidates to try, after an attempt to install one where that is needed. */
type Attempt = () => Promise<string[]>

const playwrightsOwn: Attempt = async () => [chromium.executablePath()]

const installedByPlaywright: Attempt = async () => {
  await run(join(root, 'shared/launcher/node_modules/.bin/playwright'), ['install', 'chromium'])
  return playwrightsOwn()
}

const installedBySystem = (name: string) => async () => {
  if (process.getuid?.() !== 0) return []
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', name])
  return onPath([name])
}

const attempts: Attempt[] = [
  playwrightsOwn,
  async () => onPath([SHELL]),
  installedBySystem(SHELL),
  async () => [...onPath(wholeBrowsers), ...(usualPlaces[process.platform] ?? [])],
  installedByPlaywright,
  installedBySystem('chromium'),
]

/**
 * Finds a Chromium for the tests, and installs one when the machine has none. A browser that was `chosen` must work.
 * @throws Error when there is none and none can be installed
 */
export async function findBrowser(chosen?: string): Promise<string> {
  if (chosen) {
    if (await works(chosen)) return chosen
    throw new Error(`CHROME_BIN is ${chosen}, which does not run`)
  }
  for (const attempt of attempts) {
    const candidates = await attempt().catch(() => [])
    for (const candidate of candidates) if (await works(candidate)) return candidate
  }
  throw new Error(
    'No browser for the tests was found or could be installed. Set CHROME_BIN to a Chromium or Chrome',
  )
}

async function works(browser: string): Promise<boolean> {
  return run(browser, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}
