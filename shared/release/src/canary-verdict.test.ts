import { expect, test } from '@jest/globals'
import { type LoadFigures, probabilityOfChance, verdictOn } from './canary-verdict.ts'

const figures = (failures: number, loads: number): LoadFigures => ({ failures, loads })

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i)
  return result
}

/** The same with exact integers. */
function exactly(canary: LoadFigures, live: LoadFigures): number {
  const failures = canary.failures + live.failures
  const loads = canary.loads + live.loads
  let ways = 0n
  for (let k = canary.failures; k <= canary.loads; k++) {
    ways += choose(failures, k) * choose(loads - failures, canary.loads - k)
  }
  return Number((ways * 10n ** 15n) / choose(loads, canary.loads)) / 1e15
}

test('the probability of chance is that of exact integers for every small table', () => {
  for (const [n, m] of [
    [1, 1],
    [7, 3],
    [12, 30],
    [40, 25],
  ] as const) {
    for (let a = 0; a <= n; a++) {
      for (let b = 0; b <= m; b++) {
        expect(probabilityOfChance(figures(a, n), figures(b, m))).toBeCloseTo(
          exactly(figures(a, n), figures(b, m)),
          9,
        )
      }
    }
  }
})

test('the probability of chance is that of published examples', () => {
  // Fisher's lady tasting tea.
  expect(probabilityOfChance(figures(3, 4), figures(1, 4))).toBeCloseTo(17 / 70, 9)
  expect(probabilityOfChance(figures(0, 0), figures(0, 0))).toBe(1)
  expect(probabilityOfChance(figures(1200, 1_000_000), figures(2000, 2_000_000))).toBeCloseTo(3.94e-7, 9)
})

const limits = { minimum: 20, significance: 0.001 }

test.each<[string, LoadFigures, LoadFigures, string]>([
  ['throws at every load', figures(20, 20), figures(0, 20), 'worse'],
  ['fails six times as often', figures(30, 1000), figures(15, 3000), 'worse'],
  ['has too few loads', figures(19, 19), figures(0, 1000), 'undecided'],
  ['fails a little more often', figures(6, 1000), figures(15, 3000), 'undecided'],
  ['fails as the live release does in an outage', figures(200, 1000), figures(600, 3000), 'undecided'],
  ['fails less often', figures(0, 1000), figures(60, 3000), 'undecided'],
  ['has no live release beside it', figures(20, 20), figures(0, 0), 'undecided'],
])('a canary that %s is judged', (_, canary, live, verdict) => {
  expect(verdictOn(canary, live, limits).isWorse ? 'worse' : 'undecided').toBe(verdict)
})
