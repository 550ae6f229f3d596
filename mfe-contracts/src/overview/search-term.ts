import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const PARAM = 'suche'

/** The search of the address under which the list of contracts finds `term` again: '' for all contracts. */
export const searchFor = (term: string) => term.trim() && `?${new URLSearchParams({ [PARAM]: term })}`

/**
 * What is searched for. The address keeps it, so that a reload, a bookmark and Back find it again; the field itself does
 * not wait for the address, which the router changes a little later.
 */
export function useSearchTerm(): [term: string, setTerm: (term: string) => void] {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const inAddress = new URLSearchParams(search).get(PARAM) ?? ''
  const [term, setTerm] = useState(inAddress)
  const [knownKey, setKnownKey] = useState(key)

  // Somebody else has navigated, such as the link of this tab: then the address is right.
  if (key !== knownKey) {
    setKnownKey(key)
    if (!state?.typed) setTerm(inAddress)
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
