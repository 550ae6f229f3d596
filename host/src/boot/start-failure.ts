import { ROOT_ELEMENT_ID } from '@portal/contracts'
import { refetch } from '@portal/portal/host'

const START_TIMEOUT_MS = 10_000

const SHELL_FILES = 'link[href^="/host/"],script[src^="/host/"]'

/** A damaged file would stay in the browser's cache, so a reload alone would not help. */
async function reloadShell(setUrl: string) {
  const files = document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>(SHELL_FILES)
  await refetch([setUrl, ...Array.from(files, ({ href, src }) => href || src)])
  location.reload()
}

const isFailedStyle = (file: Element): file is HTMLLinkElement =>
  file instanceof HTMLLinkElement && file.rel === 'stylesheet' && !file.sheet

/** Shows the failure that is in the page. The first render of the shell removes it, with all the content of its parent. */
function showStartFailure(setUrl: string, failedFiles: Element[]) {
  const failure = document.querySelector<HTMLElement>('.start-failure')
  if (!failure) return
  failure.hidden = false
  failure.querySelector('button')?.addEventListener('click', () => reloadShell(setUrl))
  for (const style of failedFiles.filter(isFailedStyle)) {
    // The entry waits for a style sheet that hangs.
    style.disabled = true
    // Without its styles the shell is not shown: it has no element to render into.
    document.getElementById(ROOT_ELEMENT_ID)?.removeAttribute('id')
  }
}

/** A damaged file in the cache fails before the failure is parsed. */
function whenParsed(show: () => void) {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true })
  else show()
}

/**
 * Shows a failure with a reload when a file of the shell cannot be loaded, or the shell has not started in time.
 * @returns shows it for another reason
 */
export function watchStart(setUrl: string): () => void {
  const show = (files: Element[]) => showStartFailure(setUrl, files)
  const onError = ({ target }: Event) => {
    if (target instanceof Element && target.matches(SHELL_FILES)) whenParsed(() => show([target]))
  }
  addEventListener('error', onError, true)
  setTimeout(() => show([...document.querySelectorAll(SHELL_FILES)]), START_TIMEOUT_MS)
  return () => whenParsed(() => show([]))
}
