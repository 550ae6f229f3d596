import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface PreloadLinkProps extends ComponentProps<typeof Link> {
  /** Loads the chunk of what it leads to, as soon as the customer turns to the link. */
  preload: () => Promise<unknown>
}

/** A link to a part of this remote that is a chunk of its own. */
export function PreloadLink({ preload, ...link }: PreloadLinkProps) {
  // Whoever follows the link loads it anew, and is told if it does not come.
  const loadAhead = () => void preload().catch(() => undefined)
  return <Link {...link} onPointerEnter={loadAhead} onFocus={loadAhead} />
}
