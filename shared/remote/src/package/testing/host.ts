// Runs a built remote as the portal does, with its libraries and its runtime: node host.ts <build> <package> <path>
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInstance } from '@module-federation/enhanced/runtime'
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import * as query from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { prerender } from 'react-dom/static'
import * as router from 'react-router'

const [, , build = '', kit = '', address = ''] = process.argv
const { createElement } = react

/** Loads at once, as a style sheet of the page. */
const createLink = () =>
  Object.assign(new EventTarget(), {
    onload: null as ((event: Event) => void) | null,
    relList: { supports: () => true },
    setAttribute: () => undefined,
    getAttribute: () => null,
    removeAttribute: () => undefined,
  })

function appendChild(link: ReturnType<typeof createLink>) {
  const event = new Event('load')
  queueMicrotask(() => {
    link.onload?.(event)
    link.dispatchEvent(event)
  })
}

const page = {
  createElement: createLink,
  getElementsByTagName: () => [],
  querySelector: () => null,
  head: { appendChild },
}
Object.assign(globalThis, {
  self: globalThis,
  document: page,
  location: new URL(address, 'https://localhost'),
})

const manifest = JSON.parse(readFileSync(path.join(build, 'mf-manifest.json'), 'utf8'))
const entry = pathToFileURL(path.join(build, manifest.metaData.remoteEntry.name)).href

const libraries = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-router': router,
  '@tanstack/react-query': query,
}

const host = createInstance({
  name: 'host',
  remotes: [{ name: manifest.name, entry, type: 'module' }],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      name,
      {
        version: '1.0.0',
        get: async () => () => library,
        shareConfig: { singleton: true, requiredVersion: false },
      },
    ]),
  ),
  plugins: [provideRuntimeCore(), { name: 'files', loadEntry: ({ remoteInfo }) => import(remoteInfo.entry) }],
})

const { testPortal } = await import(pathToFileURL(path.join(kit, 'testing.js')).href)
const { portal } = testPortal({ basePath: '/tariff-advice' })
const { default: Tab } = (await host.loadRemote(`${manifest.name}/tab`)) as {
  default: react.ComponentType<{ portal: object }>
}
const routes = createElement(router.Route, {
  path: `${portal.basePath}/*`,
  element: createElement(Tab, { portal }),
})
const shell = createElement(
  query.QueryClientProvider,
  { client: new query.QueryClient() },
  createElement(
    router.MemoryRouter,
    { initialEntries: [address] },
    createElement(router.Routes, null, routes),
  ),
)
const { prelude } = await prerender(shell)
process.stdout.write(await new Response(prelude).text(), () => process.exit())
