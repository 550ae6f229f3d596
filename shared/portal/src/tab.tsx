import type { RouteTable } from '@portal/contracts'
import { renderedRoutes } from './routes/rendered-routes.tsx'
import { createSlot, type Tab } from './slot.tsx'

/** Makes the tab of a remote from its routes, once those that come with it are there. */
export const createTab = async (routes: RouteTable): Promise<Tab> => createSlot(await renderedRoutes(routes))
