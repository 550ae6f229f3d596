import { usePortal } from '../use-portal.ts'
import { type OwnRoute, type RouteParams, useRouteNamed } from './own-routes.ts'

type Arguments<Name extends OwnRoute> =
  undefined extends RouteParams<Name> ? [params?: RouteParams<Name>] : [params: RouteParams<Name>]

/** The path of a route that is known by name only when the code runs. */
export function usePathTo() {
  const { basePath } = usePortal()
  const routeNamed = useRouteNamed()
  return (name: string, params: Record<string, string> = {}): string => {
    const { path } = routeNamed(name)
    if (path === '/') return basePath
    return (
      basePath +
      path.replace(/:(\w+)/g, (_: string, parameter: string) => {
        const value = params[parameter]
        if (!value) throw new Error(`A link to ${name} needs ${parameter}`)
        return encodeURIComponent(value)
      })
    )
  }
}

/** Makes the paths of this remote's routes: `linkTo('phoneType', { phoneType: 'contract' })`. */
export function useLinkTo() {
  const pathTo = usePathTo()
  return <Name extends OwnRoute>(name: Name, ...[params]: Arguments<Name>): string => pathTo(name, params)
}
