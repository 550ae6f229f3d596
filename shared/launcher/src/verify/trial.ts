import AxeBuilder from '@axe-core/playwright'
import { isContractFit, type Registry, type Release } from '@portal/federation/protocol'
import { earlierReleases, openStorage, ReleaseError, readRegistry, readRelease } from '@portal/release'
import type { Children } from '../children.ts'
import { type LaunchSettings, liveBff } from '../launch-settings.ts'
import type { ReleaseSet } from '../releases.ts'
import { readBffDocument } from './bff-document.ts'
import { findingsOfCode } from './code-findings.ts'
import type { Evidence } from './conclusion.ts'
import { type Errand, errandsOf, runErrands, walkthroughOf } from './errands.ts'
import { findBackend, withPreview } from './preview.ts'
import type { RemoteCalls } from './remote-calls.ts'

const HOST = 'host'

/**
 * Tries the candidates in a browser beside the live releases, and a host also beside the release before of each remote.
 * @throws ReleaseError when no host is active
 */
export async function tryInBrowser(
  candidates: ReleaseSet,
  { children, settings }: { children: Children; settings: LaunchSettings },
): Promise<Omit<Evidence, 'milliseconds'>> {
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
      runErrands(errands, { ...preview, document, calls, axe: AxeBuilder }),
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
