// The report of the public types: a change of them is a diff in `api`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeDeclarations } from './declarations.ts'

const folder = path.resolve(import.meta.dirname, '../../api')

for (const [name, text] of Object.entries(await writeDeclarations())) {
  await writeFile(path.join(folder, `${name}.d.ts`), text)
}
