import { html, type Markup } from './markup.ts'
import type { LibrariesOfApp, SharedLibrary } from './shared-libraries.ts'

const ROW = 34
const WIDTH = 760
/** Where the edges begin and end. */
const LEFT = 240
const RIGHT = 520

interface Edge {
  app: string
  from: number
  library: SharedLibrary
  to: number
}

const keyOf = ({ name, version }: SharedLibrary) => `${name} ${version}`
const heightAt = (row: number) => ROW * (row + 0.5)

function edge({ app, from, library, to }: Edge): Markup {
  const middle = (LEFT + RIGHT) / 2
  const [start, end] = [heightAt(from), heightAt(to)]
  const what = `${app} runs ${keyOf(library)}${library.builtWith ? `, built with ${library.builtWith}` : ''}`
  return html`<g class="${library.isOwn ? 'own' : 'host'}"><title>${what}</title><path d="M${LEFT} ${start}C${middle} ${start} ${middle} ${end} ${RIGHT} ${end}"/></g>`
}

/** Each app on the left, each library that they share by its version on the right. A copy of its own is drawn apart. */
export function libraryGraph(apps: LibrariesOfApp[]): Markup {
  const libraries = new Map(apps.flatMap((one) => one.libraries.map((library) => [keyOf(library), library])))
  const keys = [...libraries.keys()].toSorted()
  const edges = apps.flatMap(({ app, libraries: own }, from) =>
    own.map((library): Edge => ({ app, from, library, to: keys.indexOf(keyOf(library)) })),
  )
  const height = ROW * Math.max(apps.length, keys.length, 1)
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="group" aria-label="Which app runs which library">
${apps.map(({ app, libraries: own }, row) => html`<text x="${LEFT - 12}" y="${heightAt(row) + 5}" text-anchor="end">${app}${own.length === 0 ? ' shares nothing' : ''}</text>`)}
${edges.map(edge)}
${keys.map((key, row) => html`<g class="${libraries.get(key)?.isOwn ? 'own' : 'host'}"><text x="${RIGHT + 12}" y="${heightAt(row) + 5}">${key}</text></g>`)}
</svg>`
}
