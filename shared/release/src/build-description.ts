import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildDescription, BuildDescriptionSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { ReleaseError } from './store.ts'

/**
 * Reads the description of a build.
 * @throws ReleaseError when the folder holds no finished build
 */
export async function readBuildDescription(distDir: string): Promise<BuildDescription> {
  const file = join(distDir, 'build.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new ReleaseError(`There is no build in ${distDir}`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BuildDescriptionSchema), text)
  if (!parsed.success) throw new ReleaseError(`${file} does not describe a build`)
  return parsed.output
}
