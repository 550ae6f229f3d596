import type { CustomerProfile } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, EmptyState, TextField, VisuallyHidden } from '@portal/ui'
import { useRef } from 'react'
import { ContractGroupCard } from './contract-group-card.tsx'
import css from './contract-search.module.css'
import { findByWords } from './find-by-words.ts'
import { groupContracts, listedContracts } from './listed-contracts.ts'
import { overviewTexts } from './overview.de.ts'
import { searchFor, useSearchTerm } from './search-term.ts'
import { searchableTexts } from './searchable-texts.ts'

/** Many contracts in groups by business area, with a search field. */
export function ContractSearch({ profile }: { profile: CustomerProfile }) {
  const { t } = useTexts(overviewTexts)
  const [term, setTerm] = useSearchTerm()
  const field = useRef<HTMLInputElement>(null)
  const titles = { further: t('furtherArea'), ended: t('ended') }
  const all = groupContracts(listedContracts(profile), titles).flatMap(({ title, listed }) =>
    listed.map((one) => ({ one, texts: searchableTexts(one, title) })),
  )
  const found = findByWords(all, term, ({ texts }) => texts).map(({ one }) => one)
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
        />
        <p role="status" className={css.count}>
          {count === 0 && <VisuallyHidden>{t('search.nothing')}</VisuallyHidden>}
          {count === all.length && t('count', { count })}
          {count > 0 && count < all.length && t('search.some', { count, total: all.length })}
        </p>
      </div>
      {groupContracts(found, titles).map(({ key, title, listed }) => (
        <ContractGroupCard key={key} title={title} listed={listed} search={searchFor(term)} />
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
          {t('search.nothingText', { term: term.trim() })}
        </EmptyState>
      )}
    </>
  )
}
