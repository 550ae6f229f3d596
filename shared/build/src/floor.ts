import { browserslistToTargets } from 'lightningcss'
import { features } from 'web-features'
import { browsers, oldest } from './supported-browsers.ts'

/** For swc. */
export const scriptTargets = Object.fromEntries(
  ['chrome', 'edge', 'firefox', 'safari'].map((browser) => [browser, oldest(browser)]),
)

/** For lightningcss. */
export const styleTargets = browserslistToTargets(browsers)

const names = [
  ['chrome', 'chrome', 'Chrome'],
  ['edge', 'edge', 'Edge'],
  ['firefox', 'firefox', 'Firefox'],
  ['safari', 'safari', 'Safari'],
  ['ios_saf', 'safari_ios', 'Safari on iOS'],
] as const

type Support = Record<string, string | undefined>

/** What is known of each feature, by its name in the data of MDN. */
const supports = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    Object.entries((feature.kind === 'feature' && feature.status.by_compat_key) || {}).map(
      ([key, { support }]): [string, Support] => [key, { ...support }],
    ),
  ),
)

/** The browsers that lack it: `Chrome before 126`, or `Firefox` if none has it. */
function missingIn(support: Support): string {
  const missing = names.flatMap(([browser, id, name]) => {
    const since = support[id]?.replace('≤', '')
    if (since && Number.parseFloat(since) <= Number(oldest(browser))) return []
    return [since ? `${name} before ${since}` : name]
  })
  return missing.join(', ')
}

/** What a supported browser lacks, by its name in the data of MDN, such as `api.URL.parse_static`. */
export const lacking: Map<string, string> = new Map(
  [...supports].flatMap(([key, support]): [string, string][] => {
    const missing = missingIn(support)
    return missing ? [[key, missing]] : []
  }),
)

/** Whether each supported browser has it. */
export const isSupported = (key: string): boolean => supports.has(key) && !lacking.has(key)
