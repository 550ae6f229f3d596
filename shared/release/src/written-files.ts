import pLimit from 'p-limit'
import { compressedForms } from './compression.ts'
import type { ReleaseFile } from './release-files.ts'
import type { Storage } from './storage.ts'

export const MAX_OPEN_FILES = 16

/** Writes files, of which another process may write the same. */
export async function writeFiles(
  store: Storage,
  folder: string,
  files: ReleaseFile[],
  compress: boolean,
): Promise<void> {
  const limit = pLimit(MAX_OPEN_FILES)
  const writeFile = async ({ name, content }: ReleaseFile) => {
    const forms = compress ? await compressedForms(name, content) : []
    for (const form of [...forms, { suffix: '', content }]) {
      await store.replace(`${folder}/${name}${form.suffix}`, form.content)
    }
  }
  await Promise.all(files.map((file) => limit(() => writeFile(file))))
}
