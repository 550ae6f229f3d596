import { german, useTexts } from '@portal/text'
import { Card, Verbatim } from '@portal/ui'
import type { ReactNode } from 'react'
import css from '../fact.module.css'
import { personalDataTexts } from '../texts.de.ts'

export interface Fact {
  id: string
  shown: ReactNode
  /** Null if it was never changed, undefined if unknown. */
  changedAt?: string | null | undefined
}

interface FactCardProps {
  title: string
  icon: ReactNode
  /** The most important first. */
  facts: readonly Fact[]
  /** The kind of the first fact, if the title does not contain it. */
  kind?: string | undefined
  /** The text without facts. */
  none?: string
  children?: ReactNode
  actions?: ReactNode
}

/** A card with its first fact, the number of others, and the dates of their last changes. */
export function FactCard({ title, icon, facts, kind, none, children, actions }: FactCardProps) {
  const { t } = useTexts(personalDataTexts)
  const [first, ...others] = distinctFacts(facts)
  // Other facts have their own date, so that it is not taken for that of the first.
  const more = german.moreHint({ count: others.length, changedAt: latestChange(others) })
  return (
    <Card title={title} icon={icon} actions={actions}>
      <div className={css.facts}>
        {kind && <p className={css.note}>{kind}</p>}
        <p className={css.value}>{first ? <Verbatim>{first.shown}</Verbatim> : (none ?? t('none'))}</p>
        {first?.changedAt !== undefined && (
          <p className={css.note}>{german.lastChangedLabel(first.changedAt)}</p>
        )}
        {more && <p className={css.note}>{more}</p>}
      </div>
      {children}
    </Card>
  )
}

/** Removes duplicates of facts that are in several lists. */
function distinctFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ id }, index) => facts.findIndex((other) => other.id === id) === index)
}

/** The latest change, undefined if none is known. UTC instants sort as text. */
function latestChange(facts: readonly Pick<Fact, 'changedAt'>[]): Fact['changedAt'] {
  return facts.reduce<Fact['changedAt']>(
    (latest, { changedAt }) => ((changedAt ?? '') > (latest ?? '') ? changedAt : (latest ?? changedAt)),
    undefined,
  )
}
