import type { OverviewFact } from '@portal/federation/protocol'
import type { TabLink } from '../tabs/tabs.tsx'

/** The values of the sentences of the overview; undefined until they are loaded. */
export type Facts = Record<OverviewFact, string | number | undefined>

type Sentences = NonNullable<TabLink['overview']>

const FACT = /\{\{(\w+)\}\}/g

/** The number of contracts selects the sentence; undefined until it is loaded. */
function chosenSentence(overview: Sentences, { contracts }: Facts): string | undefined {
  if (typeof overview === 'string') return overview
  if (contracts === undefined) return undefined
  return overview[contracts === 0 ? 'none' : contracts === 1 ? 'one' : 'other']
}

/** The facts that a tab's sentence still needs. */
export function missingFacts(overview: Sentences, facts: Facts): OverviewFact[] {
  const sentence = chosenSentence(overview, facts)
  if (sentence === undefined) return ['contracts']
  const named = Array.from(sentence.matchAll(FACT), ([, fact]) => fact as OverviewFact)
  return named.filter((fact) => facts[fact] === undefined)
}

/** The sentence with its facts; undefined until all are loaded. */
export function headline(overview: Sentences, facts: Facts): string | undefined {
  if (missingFacts(overview, facts).length > 0) return undefined
  return chosenSentence(overview, facts)?.replace(FACT, (_, fact: OverviewFact) => String(facts[fact]))
}
