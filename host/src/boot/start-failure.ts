import { readAnew, whenSilent } from '@portal/embed/arrival'
import { ROOT_ELEMENT_ID } from '@portal/federation/protocol'
import { requestedFiles } from './page-arrival.ts'

const SHELL_FILES = 'link[href^="/host/"],script[src^="/host/"]'

/** Preloads of the shell have a priority, those of the overview do not: it has a failure of its own. */
const isForOverview = (file: Element) => file.matches('[rel$=preload]:not([fetchpriority])')

/** A damaged file would stay in the browser's cache, so a reload alone would not help. */
async function reloadShell(setUrl: string) {
  const files = document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>(SHELL_FILES)
  await Promise.allSettled([setUrl, ...Array.from(files, ({ href, src }) => href || src)].map(readAnew))
  location.reload()
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Shows the failure that is in the page. The first render of the shell removes it, with all the content of its parent. */
function showStartFailure(setUrl: string, failedFile?: Element) {
  const failure = find('.start-failure')
  if (!failure) return
  failure.hidden = false
  // Without a style sheet the shell has no element to render into. It still starts with one that comes late.
  if (failedFile?.matches('[rel=stylesheet]')) find(`#${ROOT_ELEMENT_ID}`)?.removeAttribute('id')
  failure.querySelector('button')?.addEventListener('click', () => reloadShell(setUrl))
}

/** The live region is in the page from the beginning. */
const showWait = () => find('.start-wait p')?.removeAttribute('hidden')

/** A damaged file in the cache fails before the failure is parsed. */
function whenParsed(show: () => void) {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true })
  else show()
}

/**
 * Shows a failure with a reload when a file of the shell cannot be loaded, or the shell has not started and nothing arrives.
 * @returns shows it for another reason
 */
export function watchStart(setUrl: string): () => void {
  const show = (failedFile?: Element) => whenParsed(() => showStartFailure(setUrl, failedFile))
  const onError = ({ target }: Event) => {
    if (target instanceof Element && target.matches(SHELL_FILES) && !isForOverview(target)) show(target)
  }
  addEventListener('error', onError, true)
  const hasStarted = () => document.readyState !== 'loading' && !find('.start-failure')
  const files = () => {
    if (hasStarted()) return []
    showWait()
    return [new URL(setUrl, location.href).href, ...requestedFiles()]
  }
  // Chromium parses no further than a style sheet that hangs.
  whenSilent(files, () => showStartFailure(setUrl))
  return () => show()
}
