import { usePortal } from '@portal/portal'
import { type ReactNode, useEffect, useReducer } from 'react'
import { follow } from './journey.ts'
import { keepJourney, keptJourney } from './kept-journey.ts'
import { JourneyContext } from './use-journey.ts'

/** The one journey of this browser tab, kept for a reload. */
export function JourneyProvider({ children }: { children: ReactNode }) {
  const { tabStorage } = usePortal()
  const [journey, tell] = useReducer(follow, tabStorage, keptJourney)
  useEffect(() => keepJourney(tabStorage, journey), [tabStorage, journey])
  return <JourneyContext value={{ journey, tell }}>{children}</JourneyContext>
}
