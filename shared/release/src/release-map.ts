import { RELEASE_MAP_FILE, type Release, type ReleaseMap } from '@portal/federation/protocol'
import { integrityOf, isCheckedByBrowser, type ReleaseFile, sha384 } from './release-files.ts'

/** Only foreign pages load the files of an element, and those of the host for elements. */
const isLoadedByPage = (name: string): boolean =>
  isCheckedByBrowser(name) && !/^elements?\//.test(name) && name !== 'boot.js'

/** The integrity of every file of a release that the page may load. */
export const pageFilesOf = ({ integrity }: Pick<Release, 'integrity'>): ReleaseMap =>
  Object.fromEntries(Object.entries(integrity).filter(([name]) => isLoadedByPage(name)))

/** The file of a release with these integrities. */
export const mapFile = (own: ReleaseFile[]): ReleaseFile => ({
  name: RELEASE_MAP_FILE,
  content: Buffer.from(`${JSON.stringify(pageFilesOf({ integrity: integrityOf(own) }))}\n`),
})

/** The integrity of that file itself. */
export function mapIntegrityOf(files: ReleaseFile[]): string | undefined {
  const map = files.find(({ name }) => name === RELEASE_MAP_FILE)
  return map && sha384(map.content)
}
