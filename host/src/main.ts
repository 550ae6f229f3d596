// The entry. Imports no shared library: they are loaded together with './bootstrap'.

import { bodyFonts } from '@portal/brands/fonts'
import { PARENT_BRAND, tenants } from '@portal/contracts'
import { addLink, startFederation, startTab } from '@portal/federation/runtime'
import { remoteAt } from './remotes/remote-at.ts'
import { loadSignInProvider } from './session/load-sign-in-provider.ts'

/** A remote from another origin, or another release of it, for this browser tab. Everything else about it is in a chunk, because no customer has one. */
function requestedOverride(): string | null | undefined {
  try {
    const search = new URLSearchParams(location.search)
    return (
      search.get('override') ??
      search.get('release') ??
      sessionStorage.getItem('override') ??
      // Of the browser extension for module federation.
      localStorage.getItem('__MF_DEVTOOLS__')
    )
  } catch {
    return undefined
  }
}

async function start(): Promise<void> {
  const { providerUse, set } = window.prefetched
  // Together with the shell, which starts the provider. It loads a failed file again.
  if (providerUse) void loadSignInProvider().catch(() => undefined)
  await set
  const override = requestedOverride()
  if (override) {
    const loaded = await import(/* webpackChunkName: "override" */ './override/override.ts').catch(
      () => undefined,
    )
    await loaded?.applyOverride(override).catch(() => undefined)
  }
  if (providerUse !== 'sign-in') startTab(remoteAt(window.prefetched.remotes, location.pathname))
  // Chrome before 123 and Safari before 17.5 do not know the colors of the tokens.
  if (!CSS.supports('color', 'light-dark(red,red)'))
    await import(/* webpackChunkName: "older-colors" */ '@portal/ui/older-colors').catch(() => undefined)
  void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
}

/** The font of the theme is used only if it is there at the first render; see `@portal/brands/fonts.css`. */
const font = bodyFonts[document.documentElement.dataset.theme ?? tenants[PARENT_BRAND].theme]
if (font) addLink({ rel: 'preload', as: 'font', type: 'font/woff2', href: font, fetchPriority: 'low' })
startFederation(() => window.prefetched.registry)
// The inline script shows the failure of the set.
start().catch(() => undefined)
