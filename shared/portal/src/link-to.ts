import { usePortal } from './use-portal.ts'

type ParamName<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never

type Params<Pattern extends string> = [ParamName<Pattern>] extends [never]
  ? []
  : [params: Record<ParamName<Pattern>, string>]

/** Makes links of the patterns that a remote mounts: `linkTo('/phone-list/:phoneType', { phoneType: 'contract' })`. */
export function useLinkTo() {
  const { basePath } = usePortal()
  return <Pattern extends string>(pattern: Pattern, ...[params]: Params<Pattern>): string => {
    const values: Record<string, string> = params ?? {}
    const path = pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))
    return path === '/' ? basePath : basePath + path
  }
}
