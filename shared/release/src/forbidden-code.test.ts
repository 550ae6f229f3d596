import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { publish } from './publish.ts'
import { emptyStore, foreignBuild } from './store-fixture.ts'

const publishWith = async (files: Record<string, string>) =>
  publish(await foreignBuild(files), await emptyStore(), {
    app: 'mfe-meters',
    contractVersion: '1.0',
    revision: 'unknown',
  })

test.each([
  ['eval("1 + 1")', 'assets/tab-D1.js:2:1 has eval(): a build for production has none'],
  ['(0, eval)(globalThis.name)', 'assets/tab-D1.js:2:1 has eval()'],
  ['new Function("a", "return a")', 'assets/tab-D1.js:2:1 has new Function()'],
  ['window.eval(name)', 'has eval()'],
  ['new Function("name", globalThis.name)', 'has new Function()'],
  ['eval(getPublicPathFoo())', 'has eval()'],
  ['WebAssembly.instantiate(bytes)', 'has WebAssembly, which needs an exception of the policy'],
  ['Function(globalThis.name)()', 'assets/tab-D1.js:2:1 has new Function()'],
  [
    'trustedTypes.createPolicy("vue", {})',
    'the policy vue of Trusted Types: name it in trustedTypes of the declaration',
  ],
  [
    'const one = document.createElement("style"); one.textContent = "p { margin: 0 }"; document.head.append(one)',
    'assets/tab-D1.js:2:13 has a style sheet that is made at run time',
  ],
])('a build with %s is refused with the place', async (code, message) => {
  await expect(publishWith({ 'assets/tab-D1.js': `export default () => null;\n${code}` })).rejects.toThrow(
    message,
  )
})

test('a style sheet that is made at run time is allowed where the declaration has it', async () => {
  const build = await foreignBuild({
    'assets/tab-D1.js':
      'const one = document.createElement("style"); one.sheet.insertRule("p { margin: 0 }")',
  })
  const file = join(build, 'remote.json')
  const declaration = JSON.parse(await readFile(file, 'utf8'))
  const publishAs = async (declared: object) => {
    await writeFile(file, JSON.stringify({ ...declaration, ...declared }))
    return publish(build, await emptyStore(), {
      app: 'mfe-meters',
      contractVersion: '1.0',
      revision: 'unknown',
    })
  }
  await expect(publishAs({})).rejects.toThrow('runtimeStyles() of @nordtal/remote')
  await expect(publishAs({ runtimeStyles: true })).resolves.toHaveProperty('release')
})

test('the place is that of the source where the build has a map, and each one is named', async () => {
  // Line 1 of the file is line 3 of the source.
  const map = { version: 3, sources: ['src/tab.tsx'], names: [], mappings: 'AAEA' }
  const published = publishWith({
    'assets/tab-D1.js': 'eval("1"); export default () => null',
    'assets/tab-D1.js.map': JSON.stringify(map),
    'assets/later-D2.mjs': 'new Function("b")',
  })
  await expect(published).rejects.toThrow('src/tab.tsx:3:1 (assets/tab-D1.js) has eval()')
  await expect(published).rejects.toThrow('assets/later-D2.mjs:1:1 has new Function()')
})

test.each([
  'const root = globalThis ?? Function("return this")()',
  'const load = Function("callbacks", "import(1)")',
  'const load = Function("name", "return import(name)")',
  'Function("r", "regeneratorRuntime = r")(1)',
  'const node = typeof window === "undefined" && eval("require")',
  'const address = (remote) => Function("return " + remote.getPublicPath)()',
  'const text = "eval(1)" // eval(2)',
  'const style = document.createElement("style"); document.head.append(style)',
])('%s is allowed: the runtime of module federation has it, or nothing runs', async (code) => {
  await expect(publishWith({ 'assets/later-D2.mjs': code })).resolves.toHaveProperty('release')
})
