interface ReactRefresh {
  injectIntoGlobalHook(window: Window): void
}

interface ViteClient {
  createHotContext(owner: string): {
    on(event: 'vite:beforeUpdate', listener: (change: { updates: { type: string }[] }) => void): void
  }
}

/** A module of the server; undefined if it has none at this path. */
async function importFrom<Module>(url: string): Promise<Module | undefined> {
  const { ok, headers } = await fetch(url, { method: 'HEAD' })
  if (!ok || !headers.get('content-type')?.includes('javascript')) return undefined
  return import(/* webpackIgnore: true */ url)
}

/**
 * Does for the page what a page of Vite's own server does for itself: its plugin for React wants a preamble before React is loaded. A tab is
 * rendered by the host's React, which exchanges no components, so the page is loaded again after a change of code.
 */
export async function joinViteServer(origin: string, { isTab }: { isTab: boolean }): Promise<void> {
  const client = await importFrom<ViteClient>(`${origin}/@vite/client`)
  if (!client) return
  const refresh = await importFrom<ReactRefresh>(`${origin}/@react-refresh`)
  if (refresh) {
    refresh.injectIntoGlobalHook(window)
    Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
  }
  if (!isTab) return
  client.createHotContext('/portal').on('vite:beforeUpdate', ({ updates }) => {
    if (updates.some(({ type }) => type === 'js-update')) location.reload()
  })
}
