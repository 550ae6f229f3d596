import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleTypes, declarationOf } from '@portal/federation/build'
import { printTypes } from './plain-types.ts'

const own = path.resolve(import.meta.dirname, '../..')

/** The modules of the package, each a sub-path. */
export const modules = {
  index: 'src/index.ts',
  testing: 'src/testing/index.ts',
  webpack: 'src/bundlers/webpack.ts',
  rsbuild: 'src/bundlers/rsbuild.ts',
  vite: 'src/bundlers/vite.ts',
}

/** What the types of our own packages that take a parameter are made of here. */
const ofCalls = `
/** What a call sends. */
export type CallBody<Name extends CallName> = BffCalls[Name]['body']
/** The query parameters of a call. */
export type CallQuery<Name extends CallName> = BffCalls[Name]['query']
/** What a call returns. */
export type CallResponse<Name extends CallName> = BffCalls[Name]['response']
`

const plainTypes = 'remote/src/contract-types.ts'

/** Modules whose types are inferred from schemas. */
const inferring = [
  'contracts/src/index.ts',
  'contracts/src/customer-profile.ts',
  'federation/src/protocol/index.ts',
]

/** Lets each of them export the plain types. They take precedence over those of the same name that are inferred. */
async function usePlainTypes(folder: string): Promise<void> {
  const text = printTypes(path.join(own, 'src/contract-types.ts')) + ofCalls
  const names = Array.from(text.matchAll(/^export \w+ (\w+)/gm), ([, name]) => name)
  await writeFile(path.join(folder, declarationOf(plainTypes)), text)
  for (const module of inferring) {
    const file = path.join(folder, declarationOf(module))
    const inferred = `./${path.basename(module, '.ts')}-inferred.ts`
    await rename(file, path.resolve(path.dirname(file), declarationOf(inferred)))
    const plain = path.posix.relative(path.dirname(module), plainTypes)
    await writeFile(file, `export * from '${inferred}'\nexport { ${names.join(', ')} } from '${plain}'\n`)
  }
}

/** @throws Error for a type that would need a library: name it in `contract-types.ts` */
function checkImports(name: string, text: string): string {
  const [, library] = /^import .* from "([^."][^"]*)"/m.exec(text) ?? []
  if (library) throw new Error(`${name}.d.ts imports ${library}: name its types in contract-types.ts`)
  return text
}

/** The declarations of each module by its name. They import nothing of ours, and no library. */
export async function writeDeclarations(): Promise<Record<string, string>> {
  const ofIndex = [plainTypes, ...inferring, `remote/${modules.index}`].map((file) => [file, './index.js'])
  const bundles = Object.entries(modules).map(([name, file]) => ({
    input: `remote/${file}`,
    imported: name === 'index' ? {} : Object.fromEntries(ofIndex),
  }))
  const texts = await bundleTypes(path.join(own, 'tsconfig.package.json'), bundles, usePlainTypes)
  return Object.fromEntries(
    Object.keys(modules).map((name, index) => [name, checkImports(name, texts[index] ?? '')]),
  )
}
