import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildDescriptionSchema } from '@portal/federation/protocol'
import { checkedJson } from './checked-json.ts'
import { type Build, readForeignBuild } from './foreign-build.ts'
import { ReleaseError } from './release-error.ts'

/**
 * Reads the description of a build of this repository, or makes that of another one from its manifest.
 * @throws ReleaseError when the folder holds no finished build
 */
export async function readBuild(distDir: string): Promise<Build> {
  const file = join(distDir, 'build.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) return checkedJson(BuildDescriptionSchema, text, file)
  const foreign = await readForeignBuild(distDir)
  if (!foreign)
    throw new ReleaseError(`There is no build in ${distDir}: it has no build.json, and no mf-manifest.json`)
  return foreign
}
