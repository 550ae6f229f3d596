import { jest } from '@jest/globals'
import type { Session } from '@portal/bff-client'
import { createSlot, ProfileContent, type Tab as TabType } from '@portal/portal'
import type { PortalElement } from '../portal-element.ts'
import { openElement } from './open-element.ts'

export const NameContent = () => (
  <ProfileContent skeleton={null}>{({ personalData }) => <p>{personalData.name}</p>}</ProfileContent>
)
export const NameTab = createSlot(NameContent)
export const session: Session = { authorize: async () => ({ authorization: 'Bearer token' }) }

export const consoleError = () => jest.spyOn(console, 'error')

/** The lines of the console since the last call. */
export function consoleLines(): string[] {
  const spy = consoleError()
  const lines = spy.mock.calls.map(([line]) => String(line))
  spy.mockClear()
  return lines
}

/** Opens the element of a page with a mistake, and collects what it tells the page. */
export async function openWith(properties: Partial<PortalElement>, Tab: TabType = NameTab) {
  consoleError().mockImplementation(() => undefined)
  const told: [name: string, detail: unknown][] = []
  for (const name of ['portal-error', 'portal-session-ended'])
    document.body.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]), {
      once: true,
    })
  const opened = await openElement(Tab, { session, tenant: '100', ...properties })
  return { ...opened, told }
}
