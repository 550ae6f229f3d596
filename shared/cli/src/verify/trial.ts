import { type Release, ReleaseIdSchema } from '@portal/federation/protocol'
import {
  ANNA,
  type Evidence,
  errandsOf,
  findingsOfCode,
  type RemoteCalls,
  readBffDocument,
  runErrands,
  SIGN_IN,
} from '@portal/launcher/gate'
import { ReleaseError, readRelease, releaseFolder, type Storage } from '@portal/release'
import * as v from 'valibot'
import { readFromPortal, readOverrideOrigins } from '../portal.ts'
import { projectLibraries, startBrowser } from './project-browser.ts'

const ServedSchema = v.object({ release: ReleaseIdSchema })

interface Trial extends Omit<Evidence, 'milliseconds'> {
  /** Whether the portal serves the document of its BFF, with which calls are compared. */
  isDocumented: boolean
}

/** A running portal that serves the store, as one of its customers sees it. */
export interface TestPortal {
  /** Its origin. */
  portal: string
  /** Default: a seeded customer. */
  customer?: string | undefined
  password: string | undefined
  /** The path of a Chromium. */
  browser: string | undefined
}

/** @throws ReleaseError when the portal cannot show this release */
async function assertShown({ app, release }: Release, portal: string, store: Storage): Promise<void> {
  if ((await readOverrideOrigins(portal)).length === 0)
    throw new ReleaseError(
      `${portal} shows active releases only, because overrideOrigins of its app config lists no origin: take a portal for tests`,
    )
  const served = await readFromPortal(portal, `/${releaseFolder(app, release)}/release.json`)
  if (!v.is(ServedSchema, served) || served.release !== release)
    throw new ReleaseError(`${portal} has no release ${release} of ${app}: does it serve ${store.address}?`)
}

/**
 * Visits every route of a release in a running portal, beside the releases that are active there.
 * @throws ReleaseError when the portal, its sign-in or the browser is in the way, so that nothing is said about the release
 */
export async function tryInPortal(
  candidate: { app: string; release: string },
  { store, at: { portal, customer = ANNA, password, browser: path } }: { store: Storage; at: TestPortal },
): Promise<Trial> {
  const { chromium, axe } = projectLibraries(process.cwd())
  const release = await readRelease(store, candidate.app, candidate.release)
  await assertShown(release, portal, store)
  const document = await readBffDocument(`${portal}/bff`).catch(() => undefined)
  const calls: RemoteCalls = new Map()
  const browser = await startBrowser(chromium, path)
  const errands = errandsOf([release], { [release.app]: release.release }, [
    { customer, password, thorough: true },
  ])
  const query = `?release=${release.app}@${release.release}`
  const visits = await runErrands(errands, { browser, axe, origin: portal, query, document, calls }).finally(
    () => browser.close(),
  )
  const failed = visits.find(({ route }) => route === SIGN_IN)
  if (failed) throw new ReleaseError(`${customer} cannot sign in at ${portal}: ${failed.faults.join('; ')}`)
  return {
    visits,
    isDocumented: document !== undefined,
    ...(await findingsOfCode(release, store, { document, calls })),
  }
}
