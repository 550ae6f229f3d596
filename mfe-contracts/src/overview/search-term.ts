import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const PARAM = 'suche'

/** The query string for `term`, '' for all contracts. */
export const searchFor = (term: string) => term.trim() && `?${new URLSearchParams({ [PARAM]: term })}`

/**
 * The search term, stored in the URL for reload, bookmark and Back. The field has its own state, because the router
 * updates the URL later.
 */
export function useSearchTerm(): [term: string, setTerm: (term: string) => void] {
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

  return [
    term,
    (next) => {
      setTerm(next)
      void navigate(pathname + searchFor(next), {
        replace: true,
        preventScrollReset: true,
        state: { typed: true },
      })
    },
  ]
}
