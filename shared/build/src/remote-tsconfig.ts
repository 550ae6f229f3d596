import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Makes the tsconfig.json of a remote, which is the same in all of them: for the compiler and for editors. Git ignores it. */
export function writeRemoteTsconfig(folder: string): void {
  const config = { extends: '@portal/build/tsconfig/browser.json', include: ['.'] }
  writeFileSync(path.join(folder, 'tsconfig.json'), `${JSON.stringify(config)}\n`)
}
