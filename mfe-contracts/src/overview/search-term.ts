import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const PARAM = 'suche'

/** A navigation for each key would delay the next one. */
const SAVE_AFTER_MS = 300

/** The query string for `term`, '' for all contracts. */
export const searchFor = (term: string) => term.trim() && `?${new URLSearchParams({ [PARAM]: term })}`

interface SearchTerm {
  term: string
  setTerm: (term: string) => void
  /** Stores a typed term at once. To be called when the field loses the focus, which comes before the click on a link. */
  saveTerm: () => void
}

/**
 * The search term, stored in the URL for reload, bookmark and Back. The field has its own state, because the URL is
 * updated later.
 */
export function useSearchTerm(): SearchTerm {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const inUrl = new URLSearchParams(search).get(PARAM) ?? ''
  const [term, setTerm] = useState(inUrl)
  const [knownKey, setKnownKey] = useState(key)

  // After a navigation from elsewhere, such as the link of this tab, the URL wins.
  if (key !== knownKey) {
    setKnownKey(key)
    if (!state?.typed) setTerm(inUrl)
  }

  const save = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void }>(undefined)
  useEffect(() => () => clearTimeout(save.current?.timer), [])

  function saveTerm() {
    clearTimeout(save.current?.timer)
    save.current?.run()
  }

  return {
    term,
    saveTerm,
    setTerm(next) {
      setTerm(next)
      clearTimeout(save.current?.timer)
      const run = () => {
        save.current = undefined
        void navigate(pathname + searchFor(next), {
          replace: true,
          preventScrollReset: true,
          state: { typed: true },
        })
      }
      save.current = { timer: setTimeout(run, SAVE_AFTER_MS), run }
    },
  }
}
