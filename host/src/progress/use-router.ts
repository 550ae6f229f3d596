import type { createBrowserRouter } from 'react-router'
import { createHostContext } from '../host-context.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

export const [RouterContext, useRouter] = createHostContext<Router>('RouterContext')
