// Prints the declaration in the `remote.ts` of the current folder as JSON. It is a separate process, so that a watching
// build reads the current files.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DeclaredRemote } from './declared-remote.ts'

/** The return type of `defineRemote` of @portal/contracts, which this package cannot import. */
interface DefinedRemote extends Record<string, unknown> {
  tab?: { icon: string }
  needs: string
  budgets: Record<string, number>
  routes: Routes
}

type Routes = Record<string, { page?: unknown; dialog?: unknown; eager?: true; children?: Routes }>

const folder = process.cwd()

/** The file of an icon in the dependencies of the remote. */
function iconFile(icon: string): string {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(`lucide-react/icons/${icon}`)
  } catch {
    throw new Error(`tab.icon ${icon} is no icon of lucide-react`)
  }
}

/** The SVG elements of an icon, without React's keys. */
async function drawingOf(icon: string): Promise<[string, object][]> {
  const { dependencies = {} } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  if (!dependencies['lucide-react']) throw new Error('lucide-react is not among the dependencies')
  const { __iconData: data } = await import(pathToFileURL(iconFile(icon)).href)
  if (!data) throw new Error(`tab.icon ${icon} is an alias of an icon: use its name from lucide.dev`)
  return data.node.map(([element, { key, ...attributes }]: [string, Record<string, string>]) => [
    element,
    attributes,
  ])
}

/** Both must agree: the bundler reads the comment of the import, the tab reads `eager`. */
function assertEagerRoutes(routes: Routes): void {
  for (const [name, { page, dialog, eager = false, children = {} }] of Object.entries(routes)) {
    const isBundled = /webpackMode:\s*"eager"/.test(String(dialog ?? page))
    if (isBundled !== eager) {
      throw new Error(
        `routes.${name} must have both eager: true and webpackMode: "eager", or a webpackChunkName and neither`,
      )
    }
    assertEagerRoutes(children)
  }
}

async function declare(): Promise<DeclaredRemote> {
  const module = await import(pathToFileURL(path.join(folder, 'remote.ts')).href)
  if (!module.default?.routes) throw new Error('it must `export default defineRemote({ … })`')
  const { needs, budgets, routes, tab, ...own }: DefinedRemote = module.default
  assertEagerRoutes(routes)
  const name = path.basename(folder)
  const drawnTab = tab && { ...tab, icon: await drawingOf(tab.icon) }
  const declaration = { name, ...own, ...(drawnTab && { tab: drawnTab }) } as DeclaredRemote['declaration']
  return { declaration, needs, budgets }
}

try {
  process.stdout.write(JSON.stringify(await declare()))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
