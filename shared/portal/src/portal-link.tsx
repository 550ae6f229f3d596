import type { ComponentProps, MouseEvent } from 'react'
import { usePortal } from './use-portal.ts'

interface PortalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the portal outside of this remote: `/contracts-payments`. */
  to: string
}

/** Leads to another part of the portal, wherever this remote is mounted. In a new tab the browser follows the address. */
export function PortalLink({ to, children, ...link }: PortalLinkProps) {
  const { navigate, addressOf } = usePortal()
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a {...link} href={addressOf?.(to) ?? to} onClick={follow}>
      {children}
    </a>
  )
}
