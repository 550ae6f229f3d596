import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { signIn } from '@portal/e2e/sign-in'
import { findBrowser } from '../browser.ts'
import { chosenBrowser, readLaunchSettings } from '../launch-settings.ts'
import { runCommand } from '../run-command.ts'
import { LaunchError, print, seconds } from '../terminal.ts'
import { type Drill, type Fault, faults, startDrill } from './drill.ts'
import { ANNA } from './errands.ts'
import { BROWSER_ARGUMENTS } from './preview.ts'
import { FAILURE_HEADINGS, readShownPage } from './shown-page.ts'

const PATIENCE_MS = 40_000
const isFault = (name: string): name is Fault => name in faults

/** `npm run release -- drill <remote> --hang [--check]` */
export const runDrill = (args: string[]) =>
  runCommand(
    async (children) => {
      const flags = Object.fromEntries(
        [...Object.keys(faults), 'check'].map((name) => [name, { type: 'boolean' as const }]),
      )
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options: flags })
      const [fault, ...others] = Object.keys(values).filter(isFault)
      const [app] = positionals
      if (!app || !fault || others.length > 0)
        throw new LaunchError(`drill needs a remote and one of --${Object.keys(faults).join(', --')}`)
      const drill = await startDrill({ children, settings: readLaunchSettings(), app, fault })
      print(
        `${app} ${drill.damaged}: ${faults[fault]}. The release before it, ${drill.live}, is the live one.`,
      )
      if (values.check) return check(drill)
      print(`Look at ${drill.address} (sign-in: ${ANNA}). Ctrl-C ends it.`)
      return new Promise(() => undefined)
    },
    { stoppedCode: 0 },
  )

/** Prints what a customer sees, and when. */
async function check({ origin, address, damaged, live }: Drill): Promise<void> {
  const executablePath = await findBrowser(chosenBrowser())
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE' })
  await signIn(context, ANNA)
  const page = await context.newPage()
  let loaded = ''
  page.on('response', (response) => {
    const [, release] = /\/([0-9a-f]{16})\/tab[^/]*\.js$/.exec(response.url()) ?? []
    if (release && response.ok()) loaded = release
  })
  const startedAt = Date.now()
  await page.goto(address, { waitUntil: 'commit' })
  let last: string | undefined
  for (
    let settled = false;
    !settled && Date.now() - startedAt < PATIENCE_MS;
    await page.waitForTimeout(100)
  ) {
    const { heading = '', isLoading } = await readShownPage(page)
    if (heading !== last)
      print(`${seconds(Date.now() - startedAt)}  ${heading ? `„${heading}“` : 'no heading'}`)
    last = heading
    settled = heading !== '' && !isLoading
  }
  await browser.close()
  if (!last || FAILURE_HEADINGS.includes(last)) throw new LaunchError('The customer does not get the page')
  const names = { [damaged]: 'the damaged release', [live]: 'the release before it' }
  print(`The page is of ${loaded}, ${names[loaded] ?? 'another release'}`)
}
