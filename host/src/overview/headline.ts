import type { OverviewFact } from '@portal/contracts'
import type { TabLink } from '../tabs/tabs.tsx'

/** What the sentences of the overview may name; undefined as long as it is not known. */
export type Facts = Record<OverviewFact, string | number | undefined>

type Sentences = NonNullable<TabLink['overview']>

const FACT = /\{\{(\w+)\}\}/g

/** The sentence that counts; undefined as long as the number of contracts, which chooses it, is not known. */
function chosenSentence(overview: Sentences, { contracts }: Facts): string | undefined {
  if (typeof overview === 'string') return overview
  if (contracts === undefined) return undefined
  return overview[contracts === 0 ? 'none' : contracts === 1 ? 'one' : 'other']
}

/** The facts that a tab's sentence waits for. */
export function missingFacts(overview: Sentences, facts: Facts): OverviewFact[] {
  const sentence = chosenSentence(overview, facts)
  if (sentence === undefined) return ['contracts']
  const named = Array.from(sentence.matchAll(FACT), ([, fact]) => fact as OverviewFact)
  return named.filter((fact) => facts[fact] === undefined)
}

/** The sentence with its facts; undefined as long as one of them is not known. */
export function headline(overview: Sentences, facts: Facts): string | undefined {
  if (missingFacts(overview, facts).length > 0) return undefined
  return chosenSentence(overview, facts)?.replace(FACT, (_, fact: OverviewFact) => String(facts[fact]))
}
