import { expect, test } from '@jest/globals'
import { isLibrary, isPartial, nameOf } from './source-files.ts'

const portals = [
  ['Windows', 'C:\\Users\\Anna Becker\\portal', '\\'],
  ['other systems', '/home/anna/portal', '/'],
] as const

test.each(portals)('a module has its place by its path on %s', (_, root, sep) => {
  const file = (path: string) => [root, ...path.split('/')].join(sep)
  const library = file('node_modules/.pnpm/react@1.0.0/node_modules/react/index.js')
  const brand = file('shared/brands/src/brands.ts')
  const facade = file('shared/federation/facades/rxjs.ts')
  const own = file('shared/ui/src/button.tsx')
  const facades = file('shared/federation/facades')
  expect([library, brand, facade, own].map(isPartial)).toEqual([true, true, false, false])
  expect([library, brand, facade, own].map((one) => isLibrary(one, facades))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(nameOf(library, root)).toBe('react/index.js')
  expect(nameOf(own, root)).toBe('/shared/ui/src/button.tsx')
})
