/**
 * A failing rate that no release may have, whatever the live release beside it does. Above it the live release is in an outage, or its
 * failures are forged: neither is a reason to go on with a canary.
 */
export const HIGHEST_RATE = 0.05

/** How many networks loaded a release, and in how many of them it failed. */
export interface NetworkFigures {
  networks: number
  failures: number
}

/** Stirling's series is exact to 12 digits from 100 on. */
function logFactorial(n: number): number {
  if (n >= 100) return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3)
  let log = 0
  for (let k = 2; k <= n; k++) log += Math.log(k)
  return log
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * Fisher's exact test, one-sided: the probability that the canary has at least so many of all failures if both releases fail
 * equally often.
 */
export function probabilityOfChance(canary: NetworkFigures, live: NetworkFigures): number {
  const networks = canary.networks + live.networks
  const failures = canary.failures + live.failures
  const all = logChoose(networks, canary.networks)
  let sum = 0
  for (let k = canary.failures; k <= Math.min(failures, canary.networks); k++) {
    if (canary.networks - k > networks - failures) continue
    sum += Math.exp(logChoose(failures, k) + logChoose(networks - failures, canary.networks - k) - all)
  }
  return Math.min(1, sum)
}

/**
 * The exact binomial test, one-sided: the probability of at least so many failures of a release that fails at the rate. It is below a
 * significance exactly when the rate is below the lower bound of Clopper and Pearson.
 */
export function probabilityAtRate({ networks, failures }: NetworkFigures, rate: number): number {
  let sum = 0
  for (let k = failures; k <= networks; k++) {
    sum += Math.exp(logChoose(networks, k) + k * Math.log(rate) + (networks - k) * Math.log(1 - rate))
  }
  return Math.min(1, sum)
}

export interface VerdictLimits {
  /** A canary with fewer networks is not judged, nor one that failed in less than half as many. */
  minimum: number
  /** The probability of chance below which a canary counts as worse. */
  significance: number
}

/**
 * Whether a canary fails more often than the live release beside it, or than any release may. Anyone can forge a failure in each of
 * their networks; the record of the reports says how many networks that takes.
 */
export function verdictOn(
  canary: NetworkFigures,
  live: NetworkFigures,
  { minimum, significance }: VerdictLimits,
) {
  const probability = Math.min(probabilityOfChance(canary, live), probabilityAtRate(canary, HIGHEST_RATE))
  const isJudged = canary.networks >= minimum && canary.failures >= minimum / 2
  return { probability, isWorse: isJudged && probability < significance }
}
