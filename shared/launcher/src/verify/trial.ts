import { isContractFit, type Registry, type Release } from '@portal/federation/protocol'
import {
  earlierReleases,
  openStorage,
  ReleaseError,
  readRegistry,
  readRelease,
  readText,
  releaseFolder,
  type Storage,
} from '@portal/release'
import type { Children } from '../children.ts'
import { type LaunchSettings, liveBff } from '../launch-settings.ts'
import type { ReleaseSet } from '../releases.ts'
import { type BffDocument, readBffDocument } from './bff-document.ts'
import { type Errand, errandsOf, walkthroughOf } from './errands.ts'
import { findBackend, type Preview, withPreview } from './preview.ts'
import { foreignMessagesIn, unknownCallsIn } from './release-code.ts'
import type { Refusal } from './verdict.ts'
import { type Visit, visitAs } from './visits.ts'

const HOST = 'host'

interface Trial {
  visits: Visit[]
  refusals: Refusal[]
}

/**
 * Tries the candidates in a browser beside the live releases, and a host also beside the release before of each remote.
 * @throws ReleaseError when no host is active
 */
export async function tryInBrowser(
  candidates: ReleaseSet,
  { children, settings }: { children: Children; settings: LaunchSettings },
): Promise<Trial> {
  const store = openStorage(settings.storeDir)
  const registry = await readRegistry(store)
  const live = { ...activeReleases(registry), ...candidates }
  if (!live[HOST]) throw new ReleaseError('No host is active that a remote could be tried in')
  const releases = await Promise.all(
    Object.entries(live).map(([app, release]) => readRelease(store, app, release)),
  )
  const backend = await findBackend(children, settings)
  const document = await readBffDocument(liveBff() ?? backend.bff)
  const tryWith = (set: ReleaseSet, errands: Errand[]) =>
    withPreview(set, { children, settings, backend }, (preview) => runErrands(errands, preview, document))
  try {
    const visits = await tryWith(live, errandsOf(releases, candidates))
    const before = HOST in candidates ? releasesBefore(registry, candidates, releases) : {}
    if (Object.keys(before).length > 0)
      visits.push(...(await tryWith({ ...live, ...before }, walkthroughOf(releases))))
    return { visits, refusals: await refusalsOfCode(candidates, store, document) }
  } catch (error) {
    // They do not fit together.
    if (!(error instanceof ReleaseError)) throw error
    return { visits: [], refusals: [{ where: 'contract', reason: error.message }] }
  }
}

async function runErrands(errands: Errand[], preview: Preview, document: BffDocument): Promise<Visit[]> {
  const visits = errands.map(({ visitor, tours }) => visitAs(visitor, tours, { ...preview, document }))
  return (await Promise.all(visits)).flat()
}

/** What the code of the candidates would do with a form that no visit submits. */
async function refusalsOfCode(candidates: ReleaseSet, store: Storage, document: BffDocument) {
  const refusals = Object.entries(candidates).map(async ([app, release]): Promise<Refusal[]> => {
    const files = await store.list(releaseFolder(app, release))
    // Not those of the element, which owns the bus of its page, and not its copy of what the host has, too.
    const scripts = files.filter(({ path }) => path.endsWith('.js') && !/\/(element\/|kit\.)/.test(path))
    const code = (await Promise.all(scripts.map(({ path }) => readText(store, path)))).join('\n')
    const foreign = app === HOST ? [] : foreignMessagesIn(code)
    return [...unknownCallsIn(code, document), ...foreign].map((reason) => ({
      where: `code of ${app}`,
      reason,
    }))
  })
  return (await Promise.all(refusals)).flat()
}

const activeReleases = ({ apps }: Registry): ReleaseSet =>
  Object.fromEntries(
    Object.entries(apps)
      .filter(([, { retired }]) => !retired)
      .map(([app, { active }]) => [app, active.release]),
  )

/** The release before the active one of each remote that the candidate can run. */
function releasesBefore({ apps }: Registry, candidates: ReleaseSet, releases: Release[]): ReleaseSet {
  const provided = releases.find(({ app }) => app === HOST)?.contractVersion ?? ''
  return Object.fromEntries(
    Object.entries(apps).flatMap(([app, known]) => {
      const fit = earlierReleases(known).find(({ contractVersion }) =>
        isContractFit(contractVersion, provided),
      )
      return fit && !known.retired && !(app in candidates) ? [[app, fit.release]] : []
    }),
  )
}
