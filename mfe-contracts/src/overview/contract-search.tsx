import type { CustomerProfile } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, EmptyState, TextField, VisuallyHidden } from '@portal/ui'
import { memo, useDeferredValue, useMemo, useRef } from 'react'
import { ContractGroupCard } from './contract-group-card.tsx'
import css from './contract-search.module.css'
import { createWordSearch } from './find-by-words.ts'
import { groupContracts, listedContracts } from './listed-contracts.ts'
import { overviewTexts } from './overview.de.ts'
import { searchFor, useSearchTerm } from './search-term.ts'
import { searchableTexts } from './searchable-texts.ts'

const titles = { further: overviewTexts.t('furtherArea'), ended: overviewTexts.t('ended') }

/** The search in these contracts, and their number. */
function contractSearchIn(profile: CustomerProfile) {
  const all = groupContracts(listedContracts(profile), titles).flatMap(({ title, listed }) =>
    listed.map((one) => ({ one, texts: searchableTexts(one, title) })),
  )
  const search = createWordSearch(all, ({ texts }) => texts)
  return { total: all.length, find: (term: string) => search(term).map(({ one }) => one) }
}

const GroupCard = memo(ContractGroupCard)

/** Many contracts in groups by business area, with a search field. The list follows the field, and never delays a key. */
export function ContractSearch({ profile }: { profile: CustomerProfile }) {
  const { t } = useTexts(overviewTexts)
  const { term, setTerm, saveTerm } = useSearchTerm()
  const field = useRef<HTMLInputElement>(null)
  const { total, find } = useMemo(() => contractSearchIn(profile), [profile])
  const shownTerm = useDeferredValue(term)
  const found = useMemo(() => find(shownTerm), [find, shownTerm])
  const groups = useMemo(() => groupContracts(found, titles), [found])
  const count = found.length

  function reset() {
    setTerm('')
    field.current?.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari before 17 does not know <search>. */}
      <div role="search" className={css.search}>
        <TextField
          ref={field}
          type="search"
          label={t('search.label')}
          hint={t('search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
          onBlur={saveTerm}
        />
        <p role="status" className={css.count}>
          {count === 0 && <VisuallyHidden>{t('search.nothing')}</VisuallyHidden>}
          {count === total && <span>{t('count', { count })}</span>}
          {count > 0 && count < total && <span>{t('search.some', { count, total })}</span>}
        </p>
      </div>
      {groups.map(({ key, title, listed }) => (
        <GroupCard key={key} title={title} listed={listed} search={searchFor(shownTerm)} />
      ))}
      {count === 0 && (
        <EmptyState
          title={t('search.nothing')}
          actions={
            <Button variant="secondary" onClick={reset}>
              {t('search.reset')}
            </Button>
          }
        >
          {t('search.nothingText', { term: shownTerm.trim() })}
        </EmptyState>
      )}
    </>
  )
}
