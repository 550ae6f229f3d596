/** Whether a path of the portal is the base path itself or lies below it: `/security` has `/security/types`, not `/securityx`. */
export function isPathBelow(basePath: string, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${basePath}/`)
}
