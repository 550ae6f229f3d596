import type { CallingRemote, Session } from '@portal/bff-client'
import type { AppConfig } from '@portal/contracts'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import type { Portal } from '@portal/portal'
import {
  type Bus,
  createMemoryStorage,
  createMockedSession,
  remoteEvents,
  type UnsavedInput,
} from '@portal/portal/host'
import type { Toasts } from '@portal/ui'
import { accountOf, checkedSession } from './errors/checked-session.ts'
import type { OwnSignIn } from './own-sign-in.ts'
import type { ElementSession } from './portal-element.ts'
import { tellPage } from './tell-page.ts'

/**
 * The session of the element's calls, if it has one yet.
 * @param given the page's present session, which may be replaced by another of the same customer
 */
export function sessionOf(given: () => ElementSession | null, config: AppConfig): Session | null {
  if (config.mockedLogin) return createMockedSession(config)
  if (!isOfPage(given())) return null
  const present = new Proxy({} as Session, {
    get(_, name) {
      const session = given()
      if (!isOfPage(session)) return undefined
      const member = Reflect.get(session, name)
      // A session may be an instance of a class.
      return typeof member === 'function' ? member.bind(session) : member
    },
  })
  return checkedSession(present)
}

const isOfPage = (session: ElementSession | null): session is Session =>
  session !== null && typeof session === 'object'

/** Whether the second session is of the same customer, as far as they say it. */
export function isSameCustomer(one: ElementSession | null, other: ElementSession | null): boolean {
  if (one === other) return true
  if (!isOfPage(one) || !isOfPage(other)) return false
  const account = accountOf(one)
  return account !== undefined && account === accountOf(other)
}

interface OwnParts {
  basePath: string
  remote: CallingRemote
  /** The address of the portal that serves the element. */
  portalUrl: URL
  config: AppConfig
  session: Session | null
  signIn: OwnSignIn | null
  bus: Bus
  toasts: Toasts
  unsavedInput: UnsavedInput
}

/** Offers each toast to the page, which may show it itself. */
function notifyPage(element: HTMLElement, toasts: Toasts): Portal['notify'] {
  return function notify(toast) {
    const { type, title, content, action } = toast
    if (tellPage(element, 'portal-notify', { type, title, content, action }, true))
      return toasts.notify(toast)
    return (change) => {
      if (change) notify({ ...toast, ...change })
    }
  }
}

/**
 * Offers a step out of the remote to the page.
 * @returns whether the page takes it: it reads where the step leads, as each listener has to, or prevents the default
 */
function isStepTaken(element: HTMLElement, path: string): boolean {
  let isRead = false
  const event = new CustomEvent('portal-navigate', { bubbles: true, composed: true, cancelable: true })
  Object.defineProperty(event, 'detail', {
    get() {
      isRead = true
      return path
    },
  })
  return !element.dispatchEvent(event) || isRead
}

/** On the element itself, where a token that the page sets wins. */
function showTheme({ dataset }: HTMLElement, theme: string | null): () => void {
  if (theme === null || dataset.theme !== undefined) return () => undefined
  dataset.theme = theme
  return () => {
    if (dataset.theme === theme) delete dataset.theme
  }
}

/** Makes the Portal of an element; what leaves the remote becomes a DOM event. */
export function createElementPortal(element: HTMLElement, parts: OwnParts): Portal {
  const { basePath, remote, portalUrl, config, session, signIn, bus, toasts, unsavedInput } = parts
  const addressOf = (path: string) => new URL(`.${path}`, portalUrl).href
  return {
    contractVersion: CONTRACT_VERSION,
    basePath,
    remote,
    config,
    events: remoteEvents(bus),
    session,
    unsavedInput,
    tabStorage: signIn?.session.tabStorage ?? createMemoryStorage(),
    notify: notifyPage(element, toasts),
    track: (event) => tellPage(element, 'portal-track', event),
    cookies: null,
    addressOf,
    navigate(path) {
      // The portal refuses to be framed.
      if (!isStepTaken(element, path)) open(addressOf(path), '_top')
    },
    showTheme: (theme) => showTheme(element, theme),
    showTenant: (tenantId) => bus.publish({ type: 'tenant.defined', tenantId }),
    signOut() {
      if (tellPage(element, 'portal-sign-out', undefined, true)) void signIn?.session.signOut()
    },
  }
}
