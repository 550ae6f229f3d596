import type { MouseEvent } from 'react'
import { createPath, type LinkProps, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

type ElementLinkProps = Omit<
  LinkProps,
  | 'defaultShouldRevalidate'
  | 'discover'
  | 'mask'
  | 'prefetch'
  | 'relative'
  | 'reloadDocument'
  | 'viewTransition'
>

/** Others open a tab or a window, or save the target. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/** The `Link` of react-router, which brings much that only its data router and its server use. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset = false,
  onClick,
  target,
  ...anchor
}: ElementLinkProps) {
  const navigate = useNavigate()
  const shown = createPath(useLocation())
  const path = createPath(useResolvedPath(to))

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || target || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(to, { replace: replace ?? path === shown, state, preventScrollReset })
  }

  return <a {...anchor} target={target} href={useHref(to)} onClick={follow} />
}
