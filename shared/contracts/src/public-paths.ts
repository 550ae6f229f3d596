/** Pages of the portal that everyone may see and that lead nobody to the sign-in by themselves. */
export const publicPaths = ['/data-protection', '/accessibility', '/cancellation', '/503'] as const

/** One of them, with or without a query. */
export const PUBLIC_PATH = new RegExp(String.raw`^(${publicPaths.join('|')})(\?[\w\-./=&]*)?$`)
