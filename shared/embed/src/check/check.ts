import { changesSince, unknownNames } from './contract-check.ts'
import { readPage } from './page.ts'
import { checkPolicies } from './policy-check.ts'
import { readRelease } from './release.ts'
import { readSources, usedNames } from './uses.ts'

export interface CheckOptions {
  portal: string
  element: string
  /** An id or `live`. */
  release: string
  since?: string | undefined
  /** An address or a file. */
  page?: string | undefined
  /** An address, a file, or JSON. */
  config?: string | undefined
  uses: string[]
  /** A folder with the sources of the page. */
  src?: string | undefined
}

export interface CheckReport {
  element: string
  release: string
  /** The version of the element's contract. */
  contract: string
  uses: string[]
  /** By what they are about; all empty if the page can use the release. */
  problems: { policy: string[]; names: string[]; changes: string[] }
  notes: string[]
}

/**
 * Compares a page with a release of an element.
 * @throws UncheckedError if something cannot be read
 */
export async function check(options: CheckOptions): Promise<CheckReport> {
  const { portal, element, config } = options
  const release = await readRelease(portal, element, options.release)
  const older = options.since ? await readRelease(portal, element, options.since) : undefined
  const page = options.page ? await readPage(options.page) : undefined
  const sources = options.src ? await readSources(options.src) : ''
  const policy = page ? await checkPolicies(page, release, { config, sources }) : { problems: [], notes: [] }
  const found = usedNames(`${page?.html ?? ''}\n${sources}`, element)
  const uses = [...new Set([...options.uses, ...found])].toSorted()
  return {
    element,
    release: release.release,
    contract: release.contract.version,
    uses,
    problems: {
      policy: policy.problems,
      names: unknownNames(uses, release),
      changes: older ? changesSince(older, release, uses) : [],
    },
    notes: policy.notes,
  }
}
