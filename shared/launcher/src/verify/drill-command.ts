import { chromium } from '@playwright/test'
import { signIn } from '@portal/e2e/sign-in'
import { type Outcome, run } from '@portal/release'
import type { Command } from 'commander'
import { findBrowser } from '../browser.ts'
import { chosenBrowser, readLaunchSettings } from '../launch-settings.ts'
import { runCommand } from '../run-command.ts'
import { seconds } from '../terminal.ts'
import { type Drill, type Fault, faults, startDrill } from './drill.ts'
import { ANNA } from './errands.ts'
import { BROWSER_ARGUMENTS } from './preview.ts'
import { FAILURE_HEADINGS, readShownPage } from './shown-page.ts'

const PATIENCE_MS = 40_000
const isFault = (name: string): name is Fault => name in faults

/** `npm run release -- drill <remote> --hang [--check]` */
export function addDrill(program: Command): void {
  const drill = program
    .command('drill')
    .argument('<remote>')
    .description('serve the live releases and a damaged copy of one, beside the portal')
    .option('--check', 'open it in a browser and print what the customer sees')
  for (const [name, effect] of Object.entries(faults)) drill.option(`--${name}`, effect)
  drill.action(function (this: Command, app: string, { check, ...flags }: { check?: boolean }) {
    const [fault, ...others] = Object.keys(flags).filter(isFault)
    if (!fault || others.length > 0)
      this.error(`error: drill needs one of --${Object.keys(faults).join(', --')}`)
    return runCommand(
      async (children) => {
        await run(async ({ address: storeDir }) => {
          const settings = { ...readLaunchSettings(), storeDir }
          const started = await startDrill({ children, settings, app, fault })
          return check ? outcomeOfCheck(started, await seenBy(started)) : outcomeOf(started)
        }).call(this)
        if (!check) await new Promise(() => undefined)
      },
      { stoppedCode: 0 },
    )
  })
}

const lineOf = ({ app, fault, damaged, live }: Drill) =>
  `${app} ${damaged}: ${faults[fault]}. The release before it, ${live}, is the live one.`

const outcomeOf = (drill: Drill): Outcome => ({
  lines: [lineOf(drill), `Look at ${drill.address} (sign-in: ${ANNA}). Ctrl-C ends it.`],
  json: drill,
})

interface Seen {
  /** The headings one after the other, empty for none. */
  headings: { milliseconds: number; heading: string }[]
  /** The release that the page is of. */
  loaded: string
}

function outcomeOfCheck(drill: Drill, seen: Seen): Outcome {
  const { headings, loaded } = seen
  const { heading: last } = headings.at(-1) ?? {}
  const passed = Boolean(last && !FAILURE_HEADINGS.includes(last))
  if (!passed) process.exitCode = 1
  const names = { [drill.damaged]: 'the damaged release', [drill.live]: 'the release before it' }
  const lines = [
    lineOf(drill),
    ...headings.map(
      ({ milliseconds, heading }) => `${seconds(milliseconds)}  ${heading ? `„${heading}“` : 'no heading'}`,
    ),
    passed
      ? `The page is of ${loaded}, ${names[loaded] ?? 'another release'}`
      : 'The customer does not get the page',
  ]
  return { lines, json: { ...drill, ...seen, passed } }
}

/** What a customer sees, and when. */
async function seenBy({ origin, address }: Drill): Promise<Seen> {
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
  const headings: Seen['headings'] = []
  for (
    let settled = false;
    !settled && Date.now() - startedAt < PATIENCE_MS;
    await page.waitForTimeout(100)
  ) {
    const { heading = '', isLoading } = await readShownPage(page)
    if (heading !== headings.at(-1)?.heading) headings.push({ milliseconds: Date.now() - startedAt, heading })
    settled = heading !== '' && !isLoading
  }
  await browser.close()
  return { headings, loaded }
}
