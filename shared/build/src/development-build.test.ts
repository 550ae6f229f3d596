import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import webpack from 'webpack'
import { commonConfig } from './webpack-config.ts'

test('a development build needs no module that a released host does not provide', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'development-build-'))
  await writeFile(join(folder, 'page.tsx'), 'export const page = <p>Hallo</p>')
  const compiler = webpack({
    ...commonConfig({ app: 'mfe-x', folder, mode: 'development', showcase: false }, 'page'),
    cache: false,
    entry: './page.tsx',
    externals: /^react/,
    output: { path: folder, filename: 'page.js' },
  })
  await promisify(compiler.run.bind(compiler))()
  const script = await readFile(join(folder, 'page.js'), 'utf8')
  await rm(folder, { recursive: true })
  expect(script).toContain('react/jsx-runtime')
  expect(script).not.toContain('jsx-dev-runtime')
})
