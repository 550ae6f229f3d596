import { expect, test } from '@jest/globals'
import { publicPaths } from '@portal/contracts'
import { act } from '@testing-library/react'
import { createRoutes } from '../routes.tsx'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { renderShell } from '../testing/render-shell.tsx'

const routes = createRoutes(declaredRemotes)

test.each(publicPaths)('the page %s after a failed sign-in does not start another one', async (path) => {
  const { router } = renderShell(routes, { at: path })
  await act(async () => undefined)
  expect(router.state.location.pathname).toBe(path)
})
