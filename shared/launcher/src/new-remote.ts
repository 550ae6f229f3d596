import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defineRemote } from '@portal/contracts'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import { LaunchError } from './terminal.ts'

/** A remote named `mfe-example` with the base path `/example`. */
const template = join(import.meta.dirname, '../template')

const NAME = /^mfe-[a-z]+(-[a-z]+)*$/

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The names in the files of a remote. */
function namingOf(name: string) {
  const parts = name.split('-').slice(1)
  const [first = '', ...others] = parts
  return {
    basePath: `/${parts.join('-')}`,
    element: `nordtal-${parts.join('-')}`,
    label: parts.map(capitalized).join(' '),
    shortLabel: capitalized(first).slice(0, 12),
    texts: `${first + others.map(capitalized).join('')}Texts`,
  }
}

type Naming = ReturnType<typeof namingOf>

/** The names in the template and their replacements. */
const replacements = (name: string, { basePath, element, label, shortLabel, texts }: Naming) => ({
  'mfe-example': name,
  'nordtal-example': element,
  '/example': basePath,
  exampleTexts: texts,
  "shortLabel: 'Example'": `shortLabel: '${shortLabel}'`,
  Example: label,
  "needs: '0.0'": `needs: '${CONTRACT_VERSION}'`,
})

/** The remote with this base path. */
function remoteAt(root: string, basePath: string): string | undefined {
  const declares = (file: string) =>
    readFileSync(join(root, file), 'utf8').includes(`basePath: '${basePath}'`)
  return globSync('mfe-*/remote.ts', { cwd: root }).filter(declares).map(dirname)[0]
}

/** @throws LaunchError when a remote cannot be declared under this name */
function assertDeclarable(name: string, { basePath, element, label, shortLabel }: Naming): void {
  try {
    defineRemote({
      basePath,
      element,
      needs: CONTRACT_VERSION,
      calls: [],
      tab: { label, shortLabel, icon: 'puzzle', place: 100 },
      routes: { overview: { path: '/', page: async () => ({ default: () => null }) } },
      budgets: {},
    })
  } catch (error) {
    if (error instanceof TypeError) throw new LaunchError(`${name} cannot be declared: ${error.message}`)
    throw error
  }
}

function assertUsable(root: string, name: string, naming: Naming): void {
  if (!NAME.test(name)) {
    throw new LaunchError(
      `${name} cannot be the name of a remote: call it mfe-<name> in lower case, such as mfe-my-topic`,
    )
  }
  if (name === 'mfe-example') throw new LaunchError('mfe-example is the name of the template: choose another')
  if (existsSync(join(root, name))) throw new LaunchError(`${name} is there already`)
  assertDeclarable(name, naming)
  const other = remoteAt(root, naming.basePath)
  if (other) throw new LaunchError(`${other} is mounted at ${naming.basePath} already: choose another name`)
}

/**
 * Creates the folder of a new remote.
 * @param root the root of the workspace
 * @param install links the packages of the workspace and returns whether it succeeded
 * @throws LaunchError when the name is invalid or the install fails; the folder is deleted then
 */
export async function createRemote(
  root: string,
  name: string,
  install: () => Promise<boolean>,
): Promise<{ basePath: string }> {
  const naming = namingOf(name)
  assertUsable(root, name, naming)
  const replaced: Record<string, string> = replacements(name, naming)
  const inTemplate = new RegExp(Object.keys(replaced).join('|'), 'g')

  // The folder is renamed when it is complete, so that the workspace never has a partial remote.
  const draft = join(root, `.${name}`)
  await cp(template, draft, { recursive: true })
  const entries = await readdir(draft, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replaceAll(inTemplate, (found) => replaced[found] ?? found),
    )
  }
  const folder = join(root, name)
  await rename(draft, folder)
  if (!(await install())) {
    await rm(folder, { recursive: true })
    throw new LaunchError(`The packages of ${name} cannot be installed: nothing was created`)
  }
  return { basePath: naming.basePath }
}
