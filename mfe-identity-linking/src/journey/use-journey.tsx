import { usePortal } from '@portal/portal'
import { createContext, type ReactNode, use, useEffect, useReducer } from 'react'
import { keepJourney, keptJourney } from './held.ts'
import { follow, type Journey, type JourneyEvent } from './journey.ts'

interface JourneyContent {
  journey: Journey
  tell: (event: JourneyEvent) => void
}

const JourneyContext = createContext<JourneyContent | null>(null)

export function JourneyProvider({ children }: { children: ReactNode }) {
  const { tabStorage } = usePortal()
  const [journey, tell] = useReducer(follow, tabStorage, keptJourney)
  useEffect(() => keepJourney(tabStorage, journey), [tabStorage, journey])
  return <JourneyContext value={{ journey, tell }}>{children}</JourneyContext>
}

/** Where the customer stands, and what tells that something has happened. */
export function useJourney(): JourneyContent {
  const content = use(JourneyContext)
  if (!content) throw new Error('useJourney needs a JourneyProvider above it')
  return content
}
