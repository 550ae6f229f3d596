import { pathBelow, type RouteEntry, type RouteTable } from '@portal/contracts'
import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import type { LoadPart } from '../lazy/lazy-part.ts'
import { lazyDialog, lazyPage } from '../lazy/lazy-route.tsx'
import { type OwnRoutes, RoutesContext } from './own-routes.ts'

/** Renders a route. Chunks that load with the tab are awaited first, so that it never suspends. */
async function contentOf({ page, dialog, eager }: RouteEntry): Promise<ComponentType | undefined> {
  // A remote's table is checked by `defineRemote`.
  const load = (dialog ?? page) as LoadPart | undefined
  if (!load) return undefined
  if (eager) return (await load()).default
  return dialog ? lazyDialog(load) : lazyPage(load)
}

/** Makes the component that shows the route of the address, and gives its links the routes by name. */
export async function renderedRoutes(table: RouteTable): Promise<ComponentType> {
  const routes: OwnRoutes = new Map()

  function elementsOf(entries: RouteTable, below: string): Promise<ReactNode[]> {
    return Promise.all(
      Object.entries(entries).map(async ([name, entry]) => {
        const path = entry.path === undefined ? below : pathBelow(below, entry.path)
        if (entry.path !== undefined) routes.set(name, { ...entry, path })
        const Content = await contentOf(entry)
        const children = await elementsOf(entry.children ?? {}, path)
        return (
          <Route key={name} {...(entry.path && { path })} element={Content && <Content />}>
            {children}
          </Route>
        )
      }),
    )
  }

  const elements = await elementsOf(table, '')
  return () => (
    <RoutesContext value={routes}>
      <Routes>{elements}</Routes>
    </RoutesContext>
  )
}
