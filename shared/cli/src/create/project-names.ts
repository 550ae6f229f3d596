import path from 'node:path'
import { RemoteDeclarationSchema, RemoteNameSchema } from '@portal/federation/protocol'
import * as v from 'valibot'

/** Characters, for which a small screen has place. */
const SHORT_LABEL = 12

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The name of the remote in a folder: `mfe-my-topic` in `my-topic`, or in `mfe-my-topic`. */
export const nameOf = (folder: string): string =>
  `mfe-${path.basename(path.resolve(folder)).replace(/^mfe-/, '')}`

/** The names in the files of a project that follow from that of its remote. */
export function namingOf(name: string): { basePath: string; label: string; shortLabel: string } {
  const words = name.split('-').slice(1).map(capitalized)
  const [first = ''] = words
  return {
    basePath: `/${words.join('-').toLowerCase()}`,
    label: words.join(' '),
    shortLabel: first.slice(0, SHORT_LABEL),
  }
}

const TAB = { icon: [['path', { d: 'M0 0' }]], place: 100 }

/** @throws Error that says why no remote can be declared under this name */
export function assertDeclarable(name: string): void {
  if (!v.is(RemoteNameSchema, name))
    throw new Error(
      `${name} cannot be the name of a remote: call it mfe-<name> in lower case, such as mfe-my-topic`,
    )
  const { basePath, ...labels } = namingOf(name)
  const declaration = { name, basePath, tab: { ...TAB, ...labels }, paths: ['/'], calls: [] }
  const { issues = [] } = v.safeParse(RemoteDeclarationSchema, declaration)
  const reasons = issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  if (reasons.length > 0) throw new Error(`${name} cannot be declared: ${reasons.join('; ')}`)
}
