import { setTimeout as delay } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import { isBucketAddress } from '../open-storage.ts'
import { printable } from '../printable.ts'
import { type CanaryReport, watchCanaries } from '../watch.ts'
import { run, storeOf } from './command.ts'
import { probability, wholeNumber } from './numbers.ts'

/** The exit code of `watch --once` when it ended a canary. */
const ENDED = 3

interface WatchOptions {
  figures: string
  interval: number
  minimum: number
  once?: boolean
  significance: number
}

const lineOf = ({ app, release, share, figures, outcome }: CanaryReport) =>
  `${app}  ${release}  canary of ${share * 100} % ${outcome}: ${figures}`

const look = run(async ({ store, author: { who } }, { once, ...options }: WatchOptions) => {
  const canaries = await watchCanaries(store, { ...options, who })
  if (once && canaries.some(({ outcome }) => outcome === 'ended')) process.exitCode = ENDED
  return { lines: canaries.length > 0 ? canaries.map(lineOf) : ['There is no canary.'], json: { canaries } }
})

/** Looks again and again. An outage of the BFF or of the store does not end the watch. */
async function watch(this: Command): Promise<void> {
  const { figures, interval, once } = this.optsWithGlobals<WatchOptions>()
  const isOfOthers = isBucketAddress(storeOf(this)) && this.getOptionValueSource('figures') === 'default'
  if (!figures || isOfOthers)
    this.error('error: watch needs --figures, the metrics server of a BFF of that portal')
  if (once) return look.call(this)
  for (;;) {
    await look.call(this).catch((error: Error) => process.stderr.write(`${printable(error.message)}\n`))
    await delay(interval * 1_000)
  }
}

/** @param figures the default for a folder: the portal of a bucket does not run on this machine */
export function addWatch(program: Command, figures?: string): void {
  program
    .command('watch')
    .description(
      'withdraw each canary that fails in more networks than the live release, or than any release may',
    )
    .addOption(
      new Option('--figures <address>', 'the metrics server of a BFF, such as http://127.0.0.1:9464')
        .env('RELEASE_FIGURES')
        .default(figures),
    )
    .option('--interval <seconds>', 'between two looks', wholeNumber, 60)
    .option('--once', `look once; exit code ${ENDED} if a canary was ended`)
    .option('--minimum <networks>', 'of a canary before it is judged, half of them failing', wholeNumber, 20)
    .option('--significance <probability>', 'of chance, below which a canary is worse', probability, 0.001)
    .action(watch)
}
