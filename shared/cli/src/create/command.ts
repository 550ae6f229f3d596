import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { withoutStore } from '../own-options.ts'
import { createProject, projectTemplates, type TemplateName } from './project.ts'
import { assertDeclarable, nameOf } from './project-names.ts'

interface Package {
  /** Its major and minor are those of the kit. */
  version: string
  /** The folder of the templates. */
  templates: string
}

interface CreateOptions {
  template: TemplateName
  name?: string
  kit?: string
}

/** Parses an option: a version, or the path of a file, which is absolute then. */
function kitOf(text: string): string {
  if (/^[~^]?\d+\.\d+\.\d+$/.test(text)) return text
  if (text.endsWith('.tgz') && existsSync(text)) return path.resolve(text)
  throw new InvalidArgumentError('It must be a version, or the file nordtal-remote-<version>.tgz.')
}

const nextSteps = (folder: string, name: string, version: string) => `${name} is made in ${folder}.

  cd ${folder}
  npm install --save-dev @nordtal/cli@~${version}    or its file
  npm run types
  npm run build
  npx nordtal dev --portal <address>    shows it in a portal for tests
  npx nordtal publish --store <address>

Its label, icon and place among the tabs are in remote.ts.
`

export function addCreate(program: Command, { version, templates }: Package): void {
  const command = program
    .command('create')
    .argument('<folder>', 'of the new project; it must be empty, or not be there yet')
    .description('make a project that builds a tab: a declaration, and a page with a call of the BFF')
    .addOption(
      new Option('--template <name>', 'framework and bundler')
        .choices(projectTemplates)
        .makeOptionMandatory(),
    )
    .option('--name <name>', 'of the remote, such as mfe-my-topic (default: from that of the folder)')
    .option(
      '--kit <version or file>',
      'of @nordtal/remote: a version, or nordtal-remote-<version>.tgz',
      kitOf,
    )
  withoutStore(command).action(
    async (folder: string, { template, name, kit = `~${version}` }: CreateOptions) => {
      const named = name ?? nameOf(folder)
      try {
        assertDeclarable(named)
      } catch (error) {
        command.error(`error: ${(error as Error).message}; --name gives another one`)
      }
      await createProject({ folder, template, name: named, kit }, templates)
      process.stdout.write(nextSteps(folder, named, version))
    },
  )
}
