import type { OverviewFact } from '@portal/contracts'
import type { TabLink } from '../tabs/tabs.tsx'

/** What the sentences of the overview may name; undefined as long as it is not known. */
export type Facts = Record<OverviewFact, string | number | undefined>

type Sentences = NonNullable<TabLink['overview']>

const FACT = /\{\{(\w+)\}\}/g

/** The facts that a tab's sentence needs. */
export function neededFacts(overview: Sentences): OverviewFact[] {
  const [text, counted] = typeof overview === 'string' ? [overview, []] : [overview.other, ['contracts']]
  const named = Array.from(text.matchAll(FACT), ([, fact]) => fact)
  return [...new Set([...counted, ...named])] as OverviewFact[]
}

/** The sentence with its facts; undefined as long as one of them is not known. */
export function headline(overview: Sentences, facts: Facts): string | undefined {
  if (neededFacts(overview).some((fact) => facts[fact] === undefined)) return undefined
  const form = facts.contracts === 0 ? 'none' : facts.contracts === 1 ? 'one' : 'other'
  const sentence = typeof overview === 'string' ? overview : overview[form]
  return sentence.replace(FACT, (_, fact: OverviewFact) => String(facts[fact]))
}
