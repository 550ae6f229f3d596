import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '@portal/release'
import { namingOf } from './project-names.ts'

/** The folders whose files each template has, besides those of all. */
const layers = {
  'react-rsbuild': ['react', 'react-rsbuild'],
  'react-vite': ['react', 'react-vite'],
  'vue-vite': ['vue-vite'],
}

export type TemplateName = keyof typeof layers

export const projectTemplates = Object.keys(layers)

interface Project {
  folder: string
  template: TemplateName
  /** Of the remote. */
  name: string
  /** A version of the kit, or the absolute path of its file. */
  kit: string
}

/** The names in the templates and their replacements. */
function replacements({ folder, name, kit }: Project): Record<string, string> {
  const { basePath, label, shortLabel } = namingOf(name)
  const kitFile = () => `file:${path.relative(path.resolve(folder), kit).replaceAll('\\', '/')}`
  return {
    'mfe-example': name,
    "shortLabel: 'Example'": `shortLabel: '${shortLabel}'`,
    '/example': basePath,
    Example: label,
    '0.0.0': path.isAbsolute(kit) ? kitFile() : kit,
  }
}

/** @throws ReleaseError for a folder that has something in it */
async function assertEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new ReleaseError(`${folder} cannot be the folder of a project: ${error.code}`)
  })
  if (entries.length > 0) throw new ReleaseError(`${folder} is not empty`)
}

/**
 * Makes a project.
 * @param templates the folder of the templates
 * @throws ReleaseError for a folder that has something in it
 */
export async function createProject(project: Project, templates: string): Promise<void> {
  const { folder, template } = project
  await assertEmpty(folder)
  for (const layer of ['every-project', ...layers[template]])
    await cp(path.join(templates, layer), folder, { recursive: true })
  // npm would leave it out of a package under its own name.
  await rename(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'))
  const replaced = replacements(project)
  const inTemplate = new RegExp(Object.keys(replaced).join('|').replaceAll('.', String.raw`\.`), 'g')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replaceAll(inTemplate, (found) => replaced[found] ?? found),
    )
  }
}
