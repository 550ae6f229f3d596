import { describe, expect, test } from '@jest/globals'
import { type NetworkFigures, probabilityAtRate, probabilityOfChance, verdictOn } from './canary-verdict.ts'

const figures = (failures: number, networks: number): NetworkFigures => ({ failures, networks })

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i)
  return result
}

/** The same with exact integers. */
function exactly(canary: NetworkFigures, live: NetworkFigures): number {
  const failures = canary.failures + live.failures
  const networks = canary.networks + live.networks
  let ways = 0n
  for (let k = canary.failures; k <= canary.networks; k++) {
    ways += choose(failures, k) * choose(networks - failures, canary.networks - k)
  }
  return Number((ways * 10n ** 15n) / choose(networks, canary.networks)) / 1e15
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

test.each<[string, NetworkFigures, NetworkFigures, string]>([
  ['throws at every load', figures(20, 20), figures(0, 20), 'worse'],
  ['fails six times as often', figures(30, 1000), figures(15, 3000), 'worse'],
  ['has too few networks', figures(19, 19), figures(0, 1000), 'undecided'],
  ['failed in too few networks', figures(9, 109), figures(0, 900), 'undecided'],
  ['fails a little more often', figures(6, 1000), figures(15, 3000), 'undecided'],
  ['fails as the live release does', figures(40, 1000), figures(120, 3000), 'undecided'],
  ['fails in an outage of the live release', figures(200, 1000), figures(600, 3000), 'worse'],
  ['fails less often', figures(0, 1000), figures(60, 3000), 'undecided'],
  ['fails without a live release beside it', figures(20, 20), figures(0, 0), 'worse'],
])('a canary that %s is judged', (_, canary, live, verdict) => {
  expect(verdictOn(canary, live, limits).isWorse ? 'worse' : 'undecided').toBe(verdict)
})

test('the probability at a rate is that of published examples', () => {
  // The rule of three: no failure in 59 trials excludes 5 % with a certainty of 95 %.
  expect(1 - probabilityAtRate(figures(1, 59), 0.05)).toBeCloseTo(0.0485, 4)
  // Clopper and Pearson, 95 %: 10 of 100 has the lower bound 4.9 %.
  expect(probabilityAtRate(figures(10, 100), 0.049)).toBeCloseTo(0.025, 3)
})

/** Each attacker's network has one vote. In 1,000 honest networks, 100 of which have the canary, nothing else fails. */
describe('with 100 honest networks of the canary and 900 of the live release', () => {
  const isWorse = (canary: NetworkFigures, live: NetworkFigures) => verdictOn(canary, live, limits).isWorse

  test('ten networks are needed to end a good canary', () => {
    const ends = (forged: number) => isWorse(figures(forged, 100 + forged), figures(0, 900))
    expect([2, 9, 10].map(ends)).toEqual([false, false, true])
  })

  test('forged failures of the live release never hide a canary that fails in 30 %', () => {
    for (const forged of [45, 1000, 100_000]) {
      expect(isWorse(figures(30, 100), figures(forged, 900 + forged))).toBe(true)
    }
  })

  test('266 networks are needed to hide it, by loads of the canary and failures of the live release', () => {
    const hides = (forged: number) =>
      Array.from({ length: forged + 1 }, (_, ofLive) => ofLive).some(
        (ofLive) => !isWorse(figures(30, 100 + forged - ofLive), figures(ofLive, 900 + ofLive)),
      )
    expect([265, 266].map(hides)).toEqual([false, true])
  })
})
