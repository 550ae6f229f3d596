import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useDialogOpener } from '../dialog-opener.ts'
import { usePathTo } from './link-to.ts'
import { type OwnRoute, type RouteParams, useRouteNamed } from './own-routes.ts'

type ParamsProp<Name extends OwnRoute> =
  undefined extends RouteParams<Name> ? { params?: RouteParams<Name> } : { params: RouteParams<Name> }

type AnchorProps = Omit<ComponentProps<typeof Link>, 'to' | 'ref' | 'onClick'>

type RouteLinkProps<Name extends OwnRoute> = AnchorProps &
  ParamsProp<Name> & {
    to: Name
    /** A query or a fragment behind the path: `?kind=mail`, `#name`. */
    suffix?: string
    /** For a link from one dialog to another: closing the second one does not return to the first. */
    replacesDialog?: boolean
  }

/**
 * A link to a route of this remote. Its target is prefetched on hover and focus. A dialog opens above this page and returns
 * the focus to the link when it is closed.
 */
export function RouteLink<Name extends OwnRoute>(props: RouteLinkProps<Name>) {
  const { to, params, suffix = '', replacesDialog = false, ...link } = props
  const { isDialog, prefetch } = useRouteNamed()(to)
  const path = usePathTo()(to, params) + suffix
  const opener = useDialogOpener(path)
  const isOpener = isDialog && !replacesDialog
  const preload = () => void prefetch?.()
  return (
    <Link
      {...(link as AnchorProps)}
      to={path}
      onPointerEnter={preload}
      onFocus={preload}
      {...(isOpener && {
        ref: opener.ref,
        onClick: opener.remember,
        state: { opened: true },
        preventScrollReset: true,
      })}
    />
  )
}
