import type { ComponentProps, MouseEvent } from 'react'
import { usePortal } from './use-portal.ts'

interface PortalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the portal outside of this remote: `/contracts-payments`. */
  to: string
}

/** Leads to another part of the portal, wherever this remote is mounted. A new tab is the browser's own affair. */
export function PortalLink({ to, children, ...link }: PortalLinkProps) {
  const { navigate } = usePortal()
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a {...link} href={to} onClick={follow}>
      {children}
    </a>
  )
}
