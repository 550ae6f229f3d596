import { chromium } from '@playwright/test'
import { signIn } from '@portal/e2e/sign-in'
import { type Outcome, run } from '@portal/release'
import type { Command } from 'commander'
import { findBrowser } from '../browser.ts'
import { chosenBrowser, readLaunchSettings } from '../launch-settings.ts'
import { runCommand } from '../run-command.ts'
import { seconds } from '../terminal.ts'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'
import { type Drill, type Fault, faults, startDrill } from './drill.ts'
import { type DrillView, renderedIn, viewRemote } from './drill-view.ts'
import { ANNA } from './errands.ts'

interface DrillFlags {
  check?: boolean
}

const isFault = (name: string): name is Fault => name in faults

/** `npm run release -- drill <remote> --hang [--check]` */
export function addDrill(program: Command): void {
  const drill = program
    .command('drill')
    .argument('<remote>')
    .description('serve the live releases and a damaged copy of one, beside the portal')
    .option('--check', 'open it in a browser and print what the customer sees')
  for (const [name, effect] of Object.entries(faults)) drill.option(`--${name}`, effect)
  drill.action(function (this: Command, app: string, { check: isChecked, ...flags }: DrillFlags) {
    const [fault, ...others] = Object.keys(flags).filter(isFault)
    if (!fault || others.length > 0)
      this.error(`error: drill needs one of --${Object.keys(faults).join(', --')}`)
    return runCommand(
      async (children) => {
        await run(async ({ address: storeDir }) => {
          const settings = { ...readLaunchSettings(), storeDir }
          const started = await startDrill({ children, settings, app, fault })
          return isChecked ? outcomeOfCheck(started, await check(started)) : outcomeOf(started)
        }).call(this)
        if (!isChecked) await new Promise(() => undefined)
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

function outcomeOfCheck(drill: Drill, view: DrillView): Outcome {
  const { headings, reports, passed } = view
  if (!passed) process.exitCode = 1
  const rendered = renderedIn(view)
  const lines = [
    lineOf(drill),
    ...headings.map(
      ({ milliseconds, heading }) => `${seconds(milliseconds)}  ${heading ? `„${heading}“` : 'no heading'}`,
    ),
    ...reports.flatMap((report) =>
      report.outcome === 'failed' ? [`${nameOf(report.release, drill)} failed: ${report.reason}`] : [],
    ),
    passed ? `The page shows ${nameOf(rendered, drill)}` : 'The customer does not get the page',
  ]
  return { lines, json: { ...drill, ...view, rendered } }
}

function nameOf(release: string | undefined, { damaged, live }: Drill): string {
  if (release === undefined) return 'a release that it did not report'
  const names = { [damaged]: 'the damaged release', [live]: 'the release before it' }
  return `${release} (${names[release] ?? 'another release'})`
}

async function check({ app, origin, address }: Drill): Promise<DrillView> {
  const executablePath = await findBrowser(chosenBrowser())
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE' })
  await signIn(context, ANNA)
  const view = await viewRemote(await context.newPage(), { app, address })
  await browser.close()
  return view
}
