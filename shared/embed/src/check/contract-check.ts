import { entriesOf, type KindEntry, type Release } from './release.ts'

const kindOf = (name: string) =>
  name.startsWith('--') ? 'token' : name.startsWith('portal-') ? 'event' : undefined

/** What is wrong with names that a page uses. */
export function unknownNames(used: string[], { contract }: Release): string[] {
  const entries = entriesOf(contract)
  return used
    .filter((used) => !entries.some(({ name }) => name === used))
    .map((used) => {
      const kind = kindOf(used)
      const known = entries.filter((entry) =>
        kind ? entry.kind === kind : entry.kind === 'attribute' || entry.kind === 'property',
      )
      const names = [...new Set(known.map(({ name }) => name))].join(', ')
      return `${used}: this release has no such ${kind ?? 'attribute, property or code'}. It has ${names}`
    })
}

/** A line about an entry that is not what it was. */
function changeOf(before: KindEntry, entries: KindEntry[]): string | undefined {
  const { name, kind } = before
  const now = entries.find((entry) => entry.name === name && entry.kind === kind)
  if (!now) return `${name}: this ${kind} is gone`
  if (now.type !== before.type) return `${name}: the ${kind} was ${before.type}, and is ${now.type}`
  if (before.cancelable && !now.cancelable) return `${name}: preventDefault() has no effect any more`
  return undefined
}

/**
 * What has changed or vanished since an older release.
 * @param used the names that the page uses; without any, every name counts
 */
export function changesSince(older: Release, newer: Release, used: string[]): string[] {
  const entries = entriesOf(newer.contract)
  return entriesOf(older.contract)
    .filter(({ name }) => used.length === 0 || used.includes(name))
    .flatMap((before) => changeOf(before, entries) ?? [])
}
