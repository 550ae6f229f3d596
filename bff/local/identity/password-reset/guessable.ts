import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Of 0 to 4: from here on it takes more than a hundred million guesses. */
const HARD_TO_GUESS = 3
// The estimate takes long for long ones, and a beginning that is hard to guess is enough.
const LONGEST_ESTIMATED = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/** The lists are megabytes: a page with a password field loads them before the form comes. */
export const loadPasswordLists = (): Promise<ZxcvbnFactory> => {
  estimator ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ]).then(
    ([core, common, german]) =>
      new core.ZxcvbnFactory({
        dictionary: { ...common.dictionary, ...german.dictionary },
        graphs: common.adjacencyGraphs,
      }),
  )
  return estimator
}

/**
 * Whether a password is on the lists that attackers use, with passwords from breaches, or is made of words,
 * names, dates and rows of keys as those lists are.
 * @param known what is easily found out about the customer
 */
export const isGuessable = async (password: string, known: string[]): Promise<boolean> => {
  const { score } = (await loadPasswordLists()).check(password.slice(0, LONGEST_ESTIMATED), known)
  return score < HARD_TO_GUESS
}
