import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildDescription, BuildDescriptionSchema } from '@portal/federation/protocol'
import { checkedJson } from './checked-json.ts'
import { ReleaseError } from './release-error.ts'

/**
 * Reads the description of a build.
 * @throws ReleaseError when the folder holds no finished build
 */
export async function readBuildDescription(distDir: string): Promise<BuildDescription> {
  const file = join(distDir, 'build.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new ReleaseError(`There is no build in ${distDir}`)
  return checkedJson(BuildDescriptionSchema, text, file)
}
