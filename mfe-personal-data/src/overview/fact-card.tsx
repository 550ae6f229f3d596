import { german, useTexts } from '@portal/text'
import { Card } from '@portal/ui'
import type { ReactNode } from 'react'
import css from '../fact.module.css'
import { personalDataTexts } from '../texts.de.ts'

/** One entry of a kind of data. */
export interface Fact {
  id: string
  shown: ReactNode
  /** Null when it was never changed; left out where the portal does not know. */
  changedAt?: string | null | undefined
}

interface FactCardProps {
  title: string
  icon: ReactNode
  /** What is known, the most important first. */
  facts: readonly Fact[]
  /** What the first fact is, when the title does not say it. */
  kind?: string | undefined
  /** What stands there when nothing is known. */
  none?: string
  /** Stands under the facts. */
  children?: ReactNode
  actions?: ReactNode
}

/** A kind of data on the landing page: its first entry, how many more there are, and when which was last changed. */
export function FactCard({ title, icon, facts, kind, none, children, actions }: FactCardProps) {
  const { t } = useTexts(personalDataTexts)
  const [first, ...others] = distinctFacts(facts)
  // A change of another entry is told with the others, so that nobody takes it for one of the first.
  const more = german.moreHint({ count: others.length, changedAt: latestChange(others) })
  return (
    <Card title={title} icon={icon} actions={actions}>
      <div className={css.facts}>
        {kind && <p className={css.note}>{kind}</p>}
        <p className={css.value}>{first?.shown ?? none ?? t('none')}</p>
        {first?.changedAt !== undefined && (
          <p className={css.note}>{german.lastChangedLabel(first.changedAt)}</p>
        )}
        {more && <p className={css.note}>{more}</p>}
      </div>
      {children}
    </Card>
  )
}

/** An entry that stands in several lists counts once, where it comes first. */
function distinctFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ id }, index) => facts.findIndex((other) => other.id === id) === index)
}

/** The latest of the changes; undefined if none is known. Instants in UTC sort as text. */
export function latestChange(facts: readonly Pick<Fact, 'changedAt'>[]): Fact['changedAt'] {
  return facts.reduce<Fact['changedAt']>(
    (latest, { changedAt }) => ((changedAt ?? '') > (latest ?? '') ? changedAt : (latest ?? changedAt)),
    undefined,
  )
}
