import { withLoadTimeout } from '@portal/federation/loading'
import { confirmRender } from '@portal/federation/runtime'
import type { Portal, Tab } from '@portal/portal'
import { useLayoutEffect, useRef, useState } from 'react'
import { shareHistory } from './shared-history.ts'
import { useRemotes } from './use-remotes.ts'

/** What an app is given: its place, and what a tab gets. The names are those of `@module-federation/bridge-react`. */
interface AppInfo {
  moduleName: string
  /** An empty element in the page. */
  dom: HTMLElement
  /** The path that the app is mounted at. */
  basename: string
  portal: Portal
}

/** An app with a root of its own, of any framework. */
interface App {
  render(info: AppInfo): unknown
  destroy(info: Pick<AppInfo, 'moduleName' | 'dom'>): unknown
}

/** What the module `./export-app` exports. */
export type ExportedApp = App | (() => App)

/** How long an app that was shown may have no content, as between two of its pages; shorter if there was an error. */
const EMPTY_MS = 8000
const BROKEN_MS = 1000

/** A comment alone is what a framework leaves where it has nothing to show. */
const isFilled = (dom: HTMLElement) => dom.childElementCount > 0 || dom.textContent.trim() !== ''

/** Calls the listener once the element has content. */
function whenFilled(dom: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isFilled(dom)) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(dom, { childList: true, subtree: true, characterData: true })
    check()
  })
}

/** Calls the listener when the element has had no content for a while: an app that throws later removes it. */
function watchEmpty(dom: HTMLElement, onEmpty: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let brokenAt = Number.NEGATIVE_INFINITY
  const noteError = () => {
    brokenAt = performance.now()
    check()
  }
  const check = () => {
    clearTimeout(timer)
    const isBroken = performance.now() - brokenAt < BROKEN_MS
    if (!dom.hasChildNodes()) timer = setTimeout(onEmpty, isBroken ? BROKEN_MS : EMPTY_MS)
  }
  const observer = new MutationObserver(check)
  observer.observe(dom, { childList: true })
  addEventListener('error', noteError)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('error', noteError)
  }
}

interface Outcome {
  onShown(): void
  onFailure(error: unknown): void
}

/** Renders an app into a place. Returns what removes it. */
function mount(exported: ExportedApp, place: HTMLElement, portal: Portal, { onShown, onFailure }: Outcome) {
  const moduleName = portal.remote?.name ?? ''
  const dom = document.createElement('div')
  place.append(dom)
  let isLeft = false
  let stopWatching: (() => void) | undefined
  const app = (async () => (typeof exported === 'function' ? exported() : exported))()
  const render = async () => {
    await (await app).render({ moduleName, dom, basename: portal.basePath, portal })
    await whenFilled(dom)
  }
  const shown = withLoadTimeout(render()).then(
    () => {
      if (isLeft) return
      stopWatching = watchEmpty(dom, () => onFailure(new Error(`${moduleName} has removed its content`)))
      onShown()
    },
    (error) => isLeft || onFailure(error),
  )
  const destroy = async () => {
    await shown
    await (await app).destroy({ moduleName, dom })
  }
  return () => {
    isLeft = true
    stopWatching?.()
    // biome-ignore lint/suspicious/noConsole: the team of the remote looks here for the cause.
    destroy().catch((error) => console.error(`${moduleName} cannot be removed:`, error))
    dom.remove()
  }
}

/** Makes the tab of a remote that exports an app. It throws what the app throws. */
export function tabOf(exported: ExportedApp): Tab {
  return function ExportedAppTab({ portal }) {
    const place = useRef<HTMLDivElement>(null)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const { router } = useRemotes()
    useLayoutEffect(() => shareHistory(portal.basePath, router), [portal, router])
    useLayoutEffect(() => {
      if (!place.current) return undefined
      return mount(exported, place.current, portal, {
        onShown: () => confirmRender(portal.remote?.name ?? ''),
        onFailure: (error) => setFailure({ error }),
      })
    }, [portal])
    if (failure) throw failure.error
    return <div ref={place} />
  }
}
