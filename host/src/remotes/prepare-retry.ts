import { refetch } from '@portal/federation/loading'
import type { PreloadedFile } from '@portal/federation/protocol'
import { fitReleases } from '@portal/federation/runtime'
import { isPageOutdated } from '../live-releases/outdated-page.ts'

/**
 * After a failed preload of a style sheet, the first link to it fails without a request. This link takes that failure, so
 * that the next one makes a request.
 */
function consumeFailedPreload({ href, integrity }: PreloadedFile): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' })
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

/**
 * Before a retry by the customer: fetches the files of the remote anew, and removes its failed preloads from the page. Reloads the
 * page for newer releases, whose integrity it does not know. A failed tab has no input that could be lost.
 */
export async function prepareRetry(app: string): Promise<void> {
  const releases = fitReleases(app)
  const files = releases.flatMap(({ preload, styles }) => [...preload, ...styles])
  const [isOutdated] = await Promise.all([isPageOutdated(), refetch(files.map(({ href }) => href))])
  if (isOutdated) {
    location.reload()
    await new Promise(() => undefined)
  }
  for (const { styles } of releases) styles.forEach(consumeFailedPreload)
}
