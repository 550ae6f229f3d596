import { createContext, use } from 'react'
import type { Journey, JourneyEvent } from './journey.ts'

interface JourneyContent {
  journey: Journey
  tell: (event: JourneyEvent) => void
}

export const JourneyContext = createContext<JourneyContent | null>(null)

/** Where the customer stands, and what tells that something has happened. */
export function useJourney(): JourneyContent {
  const content = use(JourneyContext)
  if (!content) throw new Error('useJourney needs a JourneyProvider above it')
  return content
}
