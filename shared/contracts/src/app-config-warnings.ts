import { appConfigNames } from './app-config.ts'

/** The unknown entries of an app config, each with the nearest known name. The portal ignores them. */
export function appConfigWarnings(file: unknown): string[] {
  if (!Array.isArray(file)) return []
  return file
    .map((entry) => String(entry?.name))
    .filter((name) => !appConfigNames.includes(name))
    .map((name) => `${name}: is not a known name and is ignored; the nearest is ${nearestName(name)}`)
}

function nearestName(name: string): string | undefined {
  const distances = appConfigNames.map((known) => editDistance(name.toLowerCase(), known.toLowerCase()))
  return appConfigNames[distances.indexOf(Math.min(...distances))]
}

/** How many characters are added or removed. So `loginDomain` is nearer to `loginProviderDomain` than to `loginScope`. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const [same, added, removed] = [row[column - 1] ?? 0, next[column - 1] ?? 0, row[column] ?? 0]
      next.push(character === to[column - 1] ? same : Math.min(added, removed) + 1)
    }
    row = next
  }
  return row[to.length] ?? 0
}
