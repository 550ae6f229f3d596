import { pathBelow, type RouteEntry, type RouteTable } from '@portal/contracts'
import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { createLazyPart, type LoadPart } from '../lazy/lazy-part.ts'
import { dialogOf, pageOf } from '../lazy/lazy-route.tsx'
import { type OwnRoutes, RoutesContext } from './own-routes.ts'

interface RouteContent {
  Content?: ComponentType
  prefetch?: () => Promise<void>
}

/** Renders a route. Chunks that load with the tab are awaited first, so that it never suspends. */
async function contentOf({ page, dialog, eager }: RouteEntry): Promise<RouteContent> {
  // A remote's table is checked by `defineRemote`.
  const load = (dialog ?? page) as LoadPart | undefined
  if (!load) return {}
  if (eager) return { Content: (await load()).default }
  const part = createLazyPart(load)
  return { Content: dialog ? dialogOf(part) : pageOf(part), prefetch: part.prefetch }
}

/** Makes the component that shows the route of the address, and gives its links the routes by name. */
export async function renderedRoutes(table: RouteTable): Promise<ComponentType> {
  const routes: OwnRoutes = new Map()

  function elementsOf(entries: RouteTable, below: string): Promise<ReactNode[]> {
    return Promise.all(
      Object.entries(entries).map(async ([name, entry]) => {
        const path = entry.path === undefined ? below : pathBelow(below, entry.path)
        const { Content, prefetch } = await contentOf(entry)
        if (entry.path !== undefined) routes.set(name, { path, isDialog: !!entry.dialog, prefetch })
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
