import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './addresses.ts'

const GENERATED = /\/(\.turbo|\.results|dist|report|screenshots)$/

/**
 * Copies some packages of this checkout, so that a test can change their sources. They use its installed libraries.
 * @returns the folder of the copy, which the test deletes
 */
export async function copyCheckout(packages: string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'checkout-'))
  for (const name of packages) {
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !GENERATED.test(source),
    })
  }
  await cp(join(root, 'package.json'), join(copy, 'package.json'))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
