import { groupBy } from '@portal/release'
import type { ReleaseSet } from '../releases.ts'
import { seconds } from '../terminal.ts'

/** Why a candidate is refused. */
export interface Refusal {
  /** A step such as `types of mfe-x`, or the address of a page. */
  where: string
  customer?: string
  reason: string
}

/** The result of a verification. */
export interface Verdict {
  candidates: ReleaseSet
  passed: boolean
  refusals: Refusal[]
  visits: number
  /** Visits that were late, and were made once more. */
  repeated: Refusal[]
  /** Routes that nobody visited, because no link showed values for their parameters. */
  unreached: string[]
  /** Calls that a candidate declares and that were neither made nor found in its code. */
  unseen: string[]
  /** The folder with the report and the pictures of each candidate. */
  report: Record<string, string>
  milliseconds: { checks: number; browser: number; all: number }
}

const indented = (text: string) => text.replaceAll(/^/gm, '    ')

const placeOf = ({ where, customer }: Refusal) => (customer ? `${where} as ${customer}` : where)

const repeatedLine = (repeated: Refusal) =>
  `visited again, because it was late: ${placeOf(repeated)}: ${repeated.reason}`

/** One reason with the first place where it was found: a fault of the navigation is on every page. */
function paragraphOf(reason: string, [first, ...others]: Refusal[]): string {
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return `✗ ${first && placeOf(first)}${more}\n${indented(reason)}`
}

/** The lines of the verdict for a reader. */
export function reportOf({
  candidates,
  refusals,
  visits,
  repeated,
  unreached,
  unseen,
  report,
  milliseconds,
  passed,
}: Verdict): string[] {
  const names = Object.entries(candidates).map(([app, release]) => `${app} ${release}`)
  const { checks, browser, all } = milliseconds
  return [
    ...Array.from(
      groupBy(refusals, ({ reason }) => reason),
      ([reason, found]) => paragraphOf(reason, found),
    ),
    ...repeated.map(repeatedLine),
    ...(unreached.length > 0 ? [`not visited, because no link leads there: ${unreached.join(', ')}`] : []),
    ...(unseen.length > 0 ? [`declared, but not seen: ${unseen.join(', ')}`] : []),
    ...Object.values(report).map((folder) => `report with pictures: ${folder}`),
    `${names.join(', ')} ${passed ? 'passed' : 'refused'} (${seconds(all)}): ${visits} visits in ${seconds(browser)}, ` +
      (checks > 0 ? `types, tests and budgets in ${seconds(checks)}` : 'without types, tests and budgets'),
  ].flatMap((text) => text.split('\n'))
}
