import * as v from 'valibot'
import { CONTRACT_VERSION, isContractFit } from './contract-version.ts'
import { declared, ownEntries, tabEntries } from './remote-declaration.ts'
import { namedRoutes, type RouteEntry, type RouteTable } from './route-table.ts'

/** Imports the module of a component without props. */
type ImportComponent = () => Promise<{ default: (props: object) => unknown }>

/** A route table whose pages and dialogs are checked. */
interface CheckedRoutes {
  [name: string]: Omit<RouteEntry, 'page' | 'dialog' | 'children'> & {
    page?: ImportComponent
    dialog?: ImportComponent
    children?: CheckedRoutes
  }
}

/** The names that stand twice. */
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

const RoutesSchema = v.pipe(
  v.custom<RouteTable>(
    (routes) => typeof routes === 'object' && routes !== null,
    'must be a table of routes',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const routes = namedRoutes(dataset.value)
    const names = repeated(routes.map(({ name }) => name))
    if (names.length > 0) addIssue({ message: `have two of the name ${names.join(', ')}` })
    const paths = repeated(routes.map(({ path }) => path))
    if (paths.length > 0) addIssue({ message: `have two with the path ${paths.join(', ')}` })
    for (const [name, { dialog }] of Object.entries(dataset.value)) {
      if (dialog)
        addIssue({ message: `: ${name} is a dialog, and needs a page to open above: make it a child of one` })
    }
  }),
)

const RemoteSourceSchema = declared({
  ...ownEntries,
  /** Left out where only links lead to it. */
  tab: v.optional(
    declared({
      ...tabEntries,
      /** As lucide names it, such as `file-text`. */
      icon: v.pipe(
        v.string('must be a text'),
        v.regex(/^[a-z\d-]+$/, 'must be the name of an icon, such as file-text'),
      ),
    }),
  ),
  /** The version of the Portal contract that it needs. */
  needs: v.pipe(
    v.string('must be a text'),
    v.regex(/^\d+\.\d+$/, `must be a version such as ${CONTRACT_VERSION}`),
    v.check(
      (needed) => isContractFit(needed, CONTRACT_VERSION),
      `must be ${CONTRACT_VERSION} or an older one of the same major: this checkout provides no other`,
    ),
  ),
  routes: RoutesSchema,
  /** The most that each part may weigh: scripts and styles in kB (1000 bytes), gzipped. */
  budgets: v.record(v.string(), v.number()),
})

/** What a remote writes into its `remote.ts`. The build adds name and drawing of the icon. */
export type RemoteSource = v.InferInput<typeof RemoteSourceSchema>

/** A checked declaration with the paths of its routes. */
export type DefinedRemote = v.InferOutput<typeof RemoteSourceSchema> & { paths: string[] }

const reason = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'the declaration'} ${issue.message}`

/**
 * Declares a remote: the default export of its `remote.ts`.
 * @throws TypeError naming every part that is wrong
 */
export function defineRemote(source: RemoteSource & { routes: CheckedRoutes }): DefinedRemote {
  const parsed = v.safeParse(RemoteSourceSchema, source)
  if (!parsed.success) throw new TypeError(parsed.issues.map(reason).join('; '))
  const paths = namedRoutes(parsed.output.routes).map(({ path }) => path)
  return { ...parsed.output, paths: paths.filter((path) => !path.endsWith('/*')) }
}
