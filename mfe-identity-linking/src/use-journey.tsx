import { TenantIdSchema, toJson } from '@portal/contracts'
import { type TabStorage, usePortal } from '@portal/portal'
import { createContext, type Dispatch, type ReactNode, use, useEffect, useReducer } from 'react'
import * as v from 'valibot'
import { follow, type Journey, type JourneyEvent, ReceivedSchema } from './journey.ts'

const KEY = 'journey'

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    registrationCode: v.string(),
    tenantId: v.optional(TenantIdSchema),
    received: v.optional(ReceivedSchema),
    zipCode: v.optional(v.string()),
  }),
)

/** Stores what a reload must restore. The rest comes from the BFF. */
function storeJourney(tabStorage: TabStorage, journey: Journey): void {
  const { registrationCode, tenantId, received, zipCode } = journey
  if (registrationCode) tabStorage.set(KEY, toJson({ registrationCode, tenantId, received, zipCode }))
  else tabStorage.remove(KEY)
}

/** Restores the journey of this browser tab. Its code is checked again. */
function restoreJourney(tabStorage: TabStorage): Journey {
  const stored = v.safeParse(StoredSchema, tabStorage.get(KEY))
  if (!stored.success) return { stage: 'empty' }
  return { stage: 'checking', isRestored: true, ...stored.output }
}

interface JourneyContent {
  journey: Journey
  dispatch: Dispatch<JourneyEvent>
}

const JourneyContext = createContext<JourneyContent | null>(null)

/** Provides the one journey of this browser tab. */
export function JourneyProvider({ children }: { children: ReactNode }) {
  const { tabStorage } = usePortal()
  const [journey, dispatch] = useReducer(follow, tabStorage, restoreJourney)
  useEffect(() => storeJourney(tabStorage, journey), [tabStorage, journey])
  return <JourneyContext value={{ journey, dispatch }}>{children}</JourneyContext>
}

export function useJourney(): JourneyContent {
  const content = use(JourneyContext)
  if (!content) throw new Error('useJourney needs a JourneyProvider above it')
  return content
}
