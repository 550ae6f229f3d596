import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import { parse } from 'es-module-lexer'
import { type Bundler, bundlers, installOutside, type OutsideProject } from './testing/outside-project.ts'

let project: OutsideProject

beforeAll(() => {
  project = installOutside()
})

const own = path.resolve(import.meta.dirname, '../..')
const sample = (file: string) => readFileSync(path.join(own, 'sample', file), 'utf8')
const manifest = () => JSON.parse(project.read('package.json'))

/** The files that the package offers. */
const offered = () =>
  Object.values<Record<string, string> | string>(manifest().exports).flatMap((files) =>
    typeof files === 'string' ? [files] : Object.values(files),
  )

test('the package has the version of the Portal contract, and needs no other', () => {
  expect(manifest().version).toMatch(new RegExp(`^${CONTRACT_VERSION}\\.`))
  expect(manifest()).not.toHaveProperty('dependencies')
})

test('the package has each file that it offers, and none imports a package of ours', () => {
  expect(offered()).toHaveLength(15)
  for (const file of offered()) expect(project.read(file)).not.toContain('@portal/')
})

test('the licenses of the libraries in the package are in it', () => {
  expect(project.read('LICENSES.txt')).toMatch(
    /^es-module-lexer .*\(MIT\)[\s\S]*^rxjs .*\(Apache-2\.0\)[\s\S]*^valibot /m,
  )
})

test('tokens, fonts and classes of the style sheets are there without a build', () => {
  expect(project.read('styles.css')).toContain('[data-theme="flinkstrom"]')
  const fonts = Array.from(
    project.read('styles.css').matchAll(/url\("\.\/(fonts\/[^"]+)"\)/g),
    ([, font]) => font,
  )
  expect(fonts).toHaveLength(3)
  for (const font of fonts) expect(() => project.read(String(font))).not.toThrow()
  expect(project.read('components.css')).toMatch(/\.nordtal-button \{[\s\S]*\.nordtal-button-primary/)
})

test('client and test data work without a bundler, a framework or a runner of tests', () => {
  expect(project.node('src/test-data.ts')).toBe('')
})

const strict = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--target',
  'es2022',
]
const browser = ['--lib', 'es2024,dom,dom.iterable', '--types', 'node', '--jsx', 'react-jsx']

test.each([
  ['preserve', 'bundler'],
  ['nodenext', 'nodenext'],
])('the sample compiles with module %s, with all types of the package checked', (module, resolution) => {
  const files = ['remote.ts', 'vite.config.ts', 'webpack.config.ts', 'rsbuild.config.ts']
  const sources = ['src/tab.tsx', 'src/test-data.ts', 'src/wrong-use.ts']
  const modules = ['--module', module, '--moduleResolution', resolution, '--allowImportingTsExtensions']
  expect(project.tsc(...strict, ...browser, ...modules, ...files, ...sources)).toBe('')
})

const NEW_MAJOR = 'it needs a new major of CONTRACT_VERSION, because released tabs use what is missing'

test(`tabs that were written with the reported types still compile, or ${NEW_MAJOR}`, () => {
  const modules = ['--module', 'preserve', '--moduleResolution', 'bundler']
  expect(project.tsc(...strict, ...browser, ...modules, 'src/compatibility.ts')).toBe('')
})

const apiFiles = ['index.d.ts', 'testing.d.ts', 'webpack.d.ts', 'rsbuild.d.ts', 'vite.d.ts']

test('a development build needs no eval, and takes JSX from the host, too', () => {
  const config = 'webpack.config.ts'
  const { dist, files } = project.build('webpack', {
    [config]: sample(config).replace('production', 'development'),
  })
  expect([...files.values()].join()).toMatch(/jsxDEV/)
  expect([...files.values()].join()).not.toMatch(/\beval\(/)
  expect(project.render(dist, '/tariff-advice')).toContain('>Tarifberatung</h1>')
})

test.each(apiFiles)('the public types in %s are those of the report', (file) => {
  if (project.read(file) === readFileSync(path.join(own, 'api', file), 'utf8')) return
  throw new Error(`The public types in ${file} differ from shared/remote/api.
Write the report anew: npm --prefix shared/remote run api. What git diff shows then is what tabs of other repositories get.
Something was added: raise the minor of CONTRACT_VERSION, and the version in shared/remote/package.json.
Something was removed or narrowed: ${NEW_MAJOR}.`)
})

describe.each(bundlers)('with %s', (bundler: Bundler) => {
  test('the sample becomes an ES module without a copy of React, which a host renders', () => {
    const { dist, files } = project.build(bundler)
    const { metaData, shared, exposes } = JSON.parse(files.get('mf-manifest.json') ?? '')
    const entry = files.get(metaData.remoteEntry.name) ?? ''
    expect(metaData.remoteEntry).toMatchObject({
      type: 'module',
      name: expect.stringMatching(/^mfe-.*[.-][\w-]{8,}\.js$/),
    })
    const names = parse(entry)[1].map((one) => 'name' in one && one.name)
    expect(names).toEqual(expect.arrayContaining(['get', 'init']))
    expect(shared.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['react', 'react-router', '@tanstack/react-query']),
    )
    expect(exposes).toMatchObject([{ path: './tab' }])
    expect(JSON.parse(files.get('remote.json') ?? '')).toEqual({
      name: 'mfe-tariff-advice',
      basePath: '/tariff-advice',
      access: 'customer',
      overview: 'Passt Ihr Tarif noch?',
      paths: ['/', '/history'],
      calls: ['getUserProfile', 'recordPhonePinSeen'],
      slots: [],
      tab: expect.objectContaining({ shortLabel: 'Tarife', place: 60 }),
      needs: CONTRACT_VERSION,
    })
    const code = [...files].filter(([name]) => name.endsWith('.js')).map(([, text]) => text)
    expect(code.join()).not.toMatch(/react\.transitional\.element|Router context/)
    expect([...files.keys()].filter((name) => name.endsWith('.html'))).toEqual([])
    expect(project.render(dist, '/tariff-advice')).toContain('>Tarifberatung</h1>')
    expect(project.render(dist, '/tariff-advice/history')).toContain('<h1>Verlauf</h1>')
  })

  test('a name that the host does not provide fails the build, which says what to do', () => {
    const history = "import { useFetcher } from 'react-router'\nexport default useFetcher"
    expect(() => project.build(bundler, { 'src/history.tsx': history })).toThrow(
      /src\/history\.tsx imports useFetcher of react-router, which the host does not provide.*own: \['react-router'\]/,
    )
  })

  test('a remote with a framework of its own shares nothing, and has its own copy', () => {
    const config = `${bundler}.config.ts`
    const { files } = project.build(bundler, {
      [config]: sample(config).replace("'./tab': './src/tab.tsx'", "'./export-app': './src/app.ts'"),
      'src/app.ts': "import { Observable } from 'rxjs'\nexport default () => new Observable()\n",
    })
    const { shared, exposes } = JSON.parse(files.get('mf-manifest.json') ?? '')
    expect(shared).toEqual([])
    expect(exposes).toMatchObject([{ path: './export-app' }])
    expect([...files.values()].join()).toContain('@@observable')
  })
})
