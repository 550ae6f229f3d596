import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { SharedExportsPlugin, SharedSubPathsPlugin } from '@portal/federation/build'
import webpack from 'webpack'
import { elementConfig, tabConfig } from './app-configs.ts'

const remote = {
  declaration: {
    name: 'mfe-x',
    basePath: '/x',
    element: 'nordtal-x',
    access: 'customer' as const,
    slots: [],
    calls: [],
  },
  needs: '1.0',
  budgets: {},
}

const builds = { tab: tabConfig, element: elementConfig }

/** Builds a remote with one module as `npm run dev` does, and returns the errors, each with its file. */
async function errorsOf(part: keyof typeof builds, source: string): Promise<string[]> {
  // On macOS the folder is a link, and webpack names the files in its target.
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'development-build-'))
  await writeFile(join(folder, 'page.tsx'), source)
  const config = builds[part](
    { app: 'mfe-x', folder, dist: folder, mode: 'development' },
    remote,
    'a'.repeat(16),
  )
  const compiler = webpack({
    ...config,
    cache: false,
    entry: { page: './page.tsx' },
    // Only requests matter here.
    plugins: (config.plugins ?? []).filter(
      (plugin) => plugin instanceof SharedSubPathsPlugin || plugin instanceof SharedExportsPlugin,
    ),
    externals: [config.externals ?? [], /^react$/, /^react\/jsx-runtime$/, /^react-dom$/].flat(),
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await rm(folder, { recursive: true })
  const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {}
  return errors.map(({ moduleName, message }) => `${moduleName}: ${message}`)
}

test.each(['tab', 'element'] as const)(
  'JSX of a development build needs only what a host provides: %s',
  async (part) => {
    expect(await errorsOf(part, 'export const page = <p>Hallo</p>')).toEqual([])
  },
)

test.each([
  ['tab', 'react/jsx-dev-runtime'],
  ['element', 'react/jsx-dev-runtime'],
  ['tab', 'react-dom/server'],
  ['tab', 'react-router/dom'],
  ['tab', '@tanstack/react-query/build/modern'],
] as const)(
  'a sub-path that no host provides fails the build of the %s with its name: %s',
  async (part, path) => {
    const [error, ...others] = await errorsOf(part, `import * as all from '${path}'\nexport const page = all`)
    expect(others).toEqual([])
    expect(error).toContain(`The host does not provide ${path}`)
  },
)

test.each([
  ['tab', 'useMatches', 'react-router'],
  ['element', 'useBlocker', 'element-react-router'],
] as const)(
  'an export that the page does not provide fails the build of the %s with its name: %s',
  async (part, name, facade) => {
    const [error, ...others] = await errorsOf(
      part,
      `import { ${name}, Link } from 'react-router'\nexport const page = [${name}, Link]`,
    )
    expect(others).toEqual([])
    expect(error).toContain(
      `./page.tsx: export '${name}' (imported as '${name}') was not found in 'react-router'`,
    )
    expect(error).toContain(`Import what shared/federation/facades/${facade}.ts lists, or add it there`)
  },
)

test.each(['tab', 'element'] as const)('the exports of the facades build: %s', async (part) => {
  const source = `import { Link } from 'react-router'\nimport { Subject } from 'rxjs'\nexport const page = [Link, Subject]`
  expect(await errorsOf(part, source)).toEqual([])
})
