import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CONTRACT_VERSION } from '@portal/contracts'
import { LaunchError } from './launch-error.ts'

/** A remote named `mfe-example` with the base path `/example`. */
const template = join(import.meta.dirname, '../template')

const NAME = /^mfe-[a-z]+(-[a-z]+)*$/

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What stands in the template, and what takes its place, the longer ones first. */
function replacements(name: string): [string, string][] {
  const words = name.split('-').slice(1)
  const [first = '', ...others] = words
  return [
    ['mfe-example', name],
    ['nordtal-example', `nordtal-${words.join('-')}`],
    ['/example', `/${words.join('-')}`],
    ['exampleTexts', `${first + others.map(capitalized).join('')}Texts`],
    ['Example', words.map(capitalized).join(' ')],
    ["needs: '0.0'", `needs: '${CONTRACT_VERSION}'`],
  ]
}

/** The remote of the workspace that is mounted at this path. */
function remoteAt(root: string, basePath: string): string | undefined {
  const declares = (file: string) =>
    readFileSync(join(root, file), 'utf8').includes(`basePath: '${basePath}'`)
  return globSync('mfe-*/remote.ts', { cwd: root }).filter(declares).map(dirname)[0]
}

/**
 * Makes the folder of a new remote.
 * @param root of the workspace
 * @throws LaunchError when the name cannot be used; nothing was written then
 */
export async function createRemote(root: string, name: string): Promise<{ basePath: string }> {
  if (!NAME.test(name)) {
    throw new LaunchError(
      `${name || 'Nothing'} cannot be the name of a remote: call it mfe-<name> in lower-case words, such as mfe-meter-readings`,
    )
  }
  if (name === 'mfe-example') throw new LaunchError('mfe-example is the name of the template: choose another')
  const folder = join(root, name)
  if (existsSync(folder)) throw new LaunchError(`${name} is there already`)
  const basePath = name.replace('mfe-', '/')
  const other = remoteAt(root, basePath)
  if (other) throw new LaunchError(`${other} is mounted at ${basePath} already: choose another name`)

  // Complete before it is part of the workspace.
  const draft = join(root, `.${name}`)
  await cp(template, draft, { recursive: true })
  const entries = await readdir(draft, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      replacements(name).reduce((result, [from, to]) => result.replaceAll(from, to), text),
    )
  }
  await rename(draft, folder)
  return { basePath }
}
