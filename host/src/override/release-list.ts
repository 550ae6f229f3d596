import type { PublishedRelease, Registry } from '@portal/federation/protocol'

function linkTo(name: string, { release, publishedAt }: PublishedRelease, note: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `?release=${name}@${release}`
  link.textContent = `${release}${note} vom ${publishedAt.slice(0, 16).replace('T', ' ')}`
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** What the store says of a release. */
function noteOf(known: Registry['apps'][string] | undefined, { release }: PublishedRelease): string {
  if (release === known?.active.release) return known.retired ? ' (zurückgezogen)' : ' (aktiv)'
  return release === known?.canary?.release.release ? ' (Canary)' : ''
}

/** The remotes of the portal with their releases, each of which a link shows in this browser tab. */
export async function listReleases(): Promise<HTMLElement> {
  const response = await fetch('/registry.json')
  const { apps, releases }: Registry = await response.json()
  const list = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = 'Bereiche und Versionen'
  list.append(summary)
  for (const [name, published] of Object.entries(releases)) {
    if (name === 'host') continue
    const items = document.createElement('ul')
    items.append(...published.map((one) => linkTo(name, one, noteOf(apps[name], one))))
    list.append(name, items)
  }
  return list
}
