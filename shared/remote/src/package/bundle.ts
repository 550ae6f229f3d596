import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { portablePath } from '@portal/federation/source-files'
import { parse } from 'es-module-lexer'
import { type InputOptions, type OutputChunk, rolldown } from 'rolldown'

/** The license of each library of which a chunk has code. */
function licensesOf(chunks: OutputChunk[]): string {
  const folders = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(portablePath(id))?.[0] ?? [])
  return [...new Set(folders)]
    .toSorted()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
      const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].find((one) => existsSync(path.join(folder, one)))
      return `${name} ${version} (${license})\n\n${file ? readFileSync(path.join(folder, file), 'utf8').trim() : ''}\n`
    })
    .join('\n---\n\n')
}

/** @throws Error for a library that is neither bundled nor expected where the package is installed */
function checkImports({ fileName, name, code }: OutputChunk, allowed: Record<string, string[]>): void {
  const imported = parse(code)[0].flatMap((one) => ('specifier' in one && one.specifier) || [])
  const foreign = imported.filter((id) => !/^(\.|node:)/.test(id))
  const unknown = foreign.filter((id) => !allowed[name]?.includes(id))
  if (unknown.length > 0) throw new Error(`${fileName} would import ${unknown.join(', ')}`)
}

/**
 * The modules of a package as JavaScript, by their files, and the licenses of what they contain.
 * @param allowed what each module may import of where the package is installed, besides Node, by the name of the module
 * @throws Error for any other import
 */
export async function bundleScripts(
  options: InputOptions,
  allowed: Record<string, string[]>,
): Promise<Record<string, string>> {
  const bundle = await rolldown({ external: /^node:/, ...options })
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: 'chunks/[name].js' })
  const chunks = output.filter((file) => file.type === 'chunk')
  for (const chunk of chunks) checkImports(chunk, allowed)
  return {
    ...Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    'LICENSES.txt': licensesOf(chunks),
  }
}

/** Writes the files of a package into a folder, which has no others then. */
export async function writeFiles(folder: string, files: Iterable<[string, string | Buffer]>): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const [name, content] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
