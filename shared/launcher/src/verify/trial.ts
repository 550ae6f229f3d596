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
import { callsNamedIn, foreignMessagesIn, unknownCallsIn } from './release-code.ts'
import { compareCalls, type RemoteCalls } from './remote-calls.ts'
import type { Refusal } from './verdict.ts'
import { type Visit, visitAs } from './visits.ts'

const HOST = 'host'

interface Trial {
  visits: Visit[]
  refusals: Refusal[]
  /** The calls that a candidate declares and that were not seen. */
  unseen: string[]
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
  const calls: RemoteCalls = new Map()
  const tryWith = (set: ReleaseSet, errands: Errand[]) =>
    withPreview(set, { children, settings, backend }, (preview) =>
      runErrands(errands, preview, { document, calls }),
    )
  try {
    const visits = await tryWith(live, errandsOf(releases, candidates))
    const before = HOST in candidates ? releasesBefore(registry, candidates, releases) : {}
    if (Object.keys(before).length > 0)
      visits.push(...(await tryWith({ ...live, ...before }, walkthroughOf(releases))))
    const changed = releases.filter(({ app }) => app in candidates)
    const found = await Promise.all(
      changed.map((release) => findingsOfCode(release, store, { document, calls })),
    )
    return {
      visits,
      refusals: found.flatMap(({ refusals }) => refusals),
      unseen: found.flatMap(({ unseen }) => unseen),
    }
  } catch (error) {
    // They do not fit together.
    if (!(error instanceof ReleaseError)) throw error
    return { visits: [], refusals: [{ where: 'contract', reason: error.message }], unseen: [] }
  }
}

interface Traffic {
  document: BffDocument
  calls: RemoteCalls
}

async function runErrands(errands: Errand[], preview: Preview, traffic: Traffic): Promise<Visit[]> {
  const visits = errands.map(({ visitor, tours }) => visitAs(visitor, tours, { ...preview, ...traffic }))
  return (await Promise.all(visits)).flat()
}

/** What the code of a candidate would do with a form that no visit submits, and what it calls without declaring it. */
async function findingsOfCode(
  { app, release, remote }: Release,
  store: Storage,
  { document, calls }: Traffic,
) {
  const files = await store.list(releaseFolder(app, release))
  // Not those of the element, which owns the bus of its page, and not its copy of what the host has, too.
  const scripts = files.filter(({ path }) => path.endsWith('.js') && !/\/(element\/|kit\.)/.test(path))
  const code = (await Promise.all(scripts.map(({ path }) => readText(store, path)))).join('\n')
  const foreign = app === HOST ? [] : foreignMessagesIn(code)
  // A release from before calls were declared may make every call.
  const { undeclared, unseen } = remote?.calls
    ? compareCalls(remote.calls, [...(calls.get(app) ?? []), ...callsNamedIn(code)])
    : { undeclared: [], unseen: [] }
  const reasons = [
    ...unknownCallsIn(code, document),
    ...foreign,
    ...undeclared.map((name) => `it calls ${name}: name it in calls of remote.ts`),
  ]
  return {
    refusals: reasons.map((reason): Refusal => ({ where: `code of ${app}`, reason })),
    unseen: unseen.map((name) => `${name} of ${app}`),
  }
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
