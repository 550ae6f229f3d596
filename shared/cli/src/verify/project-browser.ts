import { createRequire } from 'node:module'
import path from 'node:path'
import type AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserType } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '@portal/launcher/gate'
import { ReleaseError } from '@portal/release'

const INSTALL = 'npm install --save-dev @playwright/test @axe-core/playwright'

interface Libraries {
  chromium: BrowserType
  axe: typeof AxeBuilder
}

/**
 * The libraries that a project tests with. They are not those of the command line, which installs nothing.
 * @throws ReleaseError when the project has none
 */
export function projectLibraries(folder: string): Libraries {
  const require = createRequire(path.join(folder, 'package.json'))
  const load = (name: string) => {
    try {
      return require(name)
    } catch (error) {
      throw new ReleaseError(`${folder} has no ${name}, which opens the pages: ${INSTALL}`, { cause: error })
    }
  }
  return { chromium: load('@playwright/test').chromium, axe: load('@axe-core/playwright').AxeBuilder }
}

/**
 * Starts Chromium.
 * @param executablePath default: that of Playwright
 * @throws ReleaseError when it does not start
 */
export const startBrowser = (chromium: BrowserType, executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS }).catch((error) => {
    const [reason] = String(error.message).split('\n', 1)
    throw new ReleaseError(
      `The browser does not start: ${reason}. Install one with npx playwright install chromium, or name one in CHROME_BIN`,
    )
  })
