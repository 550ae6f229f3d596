/** As much of a browser as a sign-in needs: cookies with paths, forms with an Origin header, redirects on request. */
export const createBrowser = (origin: string, userAgent = 'node') => {
  const cookies = new Map<string, { value: string; path: string }>()

  const saveCookie = (setCookie: string): void => {
    const [pair = '', ...attributes] = setCookie.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/'
    if (value) cookies.set(`${name};${path}`, { value, path })
    else cookies.delete(`${name};${path}`)
  }

  const cookieHeader = (pathname: string): string =>
    [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(';')[0]}=${value}`)
      .join('; ')

  const request = async (target: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(target, origin)
    const headers = {
      accept: 'text/html',
      'user-agent': userAgent,
      ...init.headers,
      cookie: cookieHeader(url.pathname),
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    response.headers.getSetCookie().forEach(saveCookie)
    return response
  }

  const submit = (target: string, fields: Record<string, string>, from = origin) =>
    request(target, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: from } })

  /** Follows redirects until a page is shown or a redirect targets another origin. */
  async function follow(response: Response): Promise<{ url: URL; response: Response }> {
    let current = response
    let url = new URL(current.headers.get('location') ?? current.url, origin)
    while (current.headers.has('location') && url.origin === origin) {
      current = await request(url.href)
      url = new URL(current.headers.get('location') ?? current.url, origin)
    }
    return { url, response: current }
  }

  return {
    open: (target: string) => request(target),
    submit,
    follow,
    /** Submits a form, and gives the page that is shown then, or the redirect to the portal. */
    send: async (target: string, fields: Record<string, string>) =>
      (await follow(await submit(target, fields))).response,
  }
}

export type Browser = ReturnType<typeof createBrowser>
