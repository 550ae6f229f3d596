/** How often a release was loaded in browsers, and how many of these loads failed. */
export interface LoadFigures {
  loads: number
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
export function probabilityOfChance(canary: LoadFigures, live: LoadFigures): number {
  const loads = canary.loads + live.loads
  const failures = canary.failures + live.failures
  const all = logChoose(loads, canary.loads)
  let sum = 0
  for (let k = canary.failures; k <= Math.min(failures, canary.loads); k++) {
    if (canary.loads - k > loads - failures) continue
    sum += Math.exp(logChoose(failures, k) + logChoose(loads - failures, canary.loads - k) - all)
  }
  return Math.min(1, sum)
}

export interface VerdictLimits {
  /** A canary with fewer loads is not judged. */
  minimum: number
  /** The probability of chance below which a canary counts as worse. */
  significance: number
}

/** Whether a canary fails more often than the live release beside it. */
export function verdictOn(canary: LoadFigures, live: LoadFigures, { minimum, significance }: VerdictLimits) {
  const probability = probabilityOfChance(canary, live)
  return { probability, isWorse: canary.loads >= minimum && probability < significance }
}
