import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { addressPath, type DefinedRemote, portalPaths } from '@portal/contracts'
import { root } from './workspace.ts'

const remotes = await Promise.all(
  globSync('mfe-*/remote.ts', { cwd: root }).map(async (file): Promise<DefinedRemote> => {
    const module = await import(pathToFileURL(join(root, file)).href)
    return module.default
  }),
)

const routes = remotes.flatMap(({ basePath, paths }) =>
  paths.map((path) => (path === '/' ? basePath : basePath + path)),
)

/** Whether an address is a route; each parameter of the route takes one segment. */
function isRouteOf(address: string, route: string): boolean {
  const segments = address.split('/')
  const pattern = route.split('/')
  return (
    segments.length === pattern.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}

const declaredAt = (address: string) => routes.filter((route) => isRouteOf(address, route))

test.each(Object.entries(portalPaths))('portalPaths.%s, %s, is a route of a remote', (_name, path) => {
  expect(declaredAt(path)).not.toEqual([])
})

test.each(['delivery', 'billing'] as const)('addressPath of %s is the page of one address', (type) => {
  expect(declaredAt(addressPath(type, 'a/1'))).toEqual([
    '/personal-data/address-list/:addressType/:addressId',
  ])
})

test('an undeclared address matches no route', () => {
  expect(declaredAt('/personal-data/unknown-page')).toEqual([])
})
