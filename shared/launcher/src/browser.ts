import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { searchPath } from './launch-settings.ts'
import { LaunchError } from './terminal.ts'

const run = promisify(execFile)

const defaultPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}
/** Debian's headless browser, which needs half of the processor time of the full browser. */
const SHELL = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Full paths, because Playwright does not search PATH. */
const onPath = (names: string[]) => names.flatMap((name) => searchPath().map((folder) => join(folder, name)))

/** Returns candidates to try; some attempts install a browser first. */
type Attempt = () => Promise<string[]>

const playwrightsOwn: Attempt = async () => [chromium.executablePath()]

const installedByPlaywright: Attempt = async () => {
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  await run(process.execPath, [playwright, 'install', 'chromium'])
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
  async () => [...onPath(fullBrowsers), ...(defaultPaths[process.platform] ?? [])],
  installedByPlaywright,
  installedBySystem('chromium'),
]

/**
 * Finds a Chromium for the tests, or installs one. A `chosen` browser must work.
 * @throws LaunchError when none is found or installed
 */
export async function findBrowser(chosen?: string): Promise<string> {
  if (chosen) {
    if (await works(chosen)) return chosen
    throw new LaunchError(`CHROME_BIN is ${chosen}, which does not run`)
  }
  for (const attempt of attempts) {
    const candidates = await attempt().catch(() => [])
    for (const candidate of candidates) if (await works(candidate)) return candidate
  }
  throw new LaunchError(
    'No browser for the tests was found or could be installed. Set CHROME_BIN to a Chromium or Chrome',
  )
}

async function works(browser: string): Promise<boolean> {
  // Chrome on Windows does not print its version, but opens a window.
  const attempt =
    process.platform === 'win32' ? access(browser) : run(browser, ['--version'], { timeout: 20_000 })
  return attempt.then(
    () => true,
    () => false,
  )
}
