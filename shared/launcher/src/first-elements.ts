import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sourceRevision } from '@portal/release'
import type { Children } from './children.ts'
import { livingOwner } from './data-lock.ts'
import { print } from './terminal.ts'
import { hashesOf } from './turbo.ts'
import { apps, root } from './workspace.ts'

const POLL_MS = 200

/** What the elements are built from, with all that Turborepo hashes. */
const PARTS = [
  ...apps.filter((app) => app !== 'host'),
  'shared',
  ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json', '.gitattributes', '.gitignore'],
]
const GENERATED = /[\\/](dist|\.results|\.turbo)$/

/** A folder that apps are built from. */
export interface Sources {
  folder: string
  revision: string
}

/**
 * Copies the sources of the remotes: the first start builds their elements after the portal is up, when someone may already change
 * them. The copy is deleted when this process ends. Without git it is the checkout itself, because Turborepo would read for a minute.
 */
export async function copySources(): Promise<Sources> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sources-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const revision = await sourceRevision(root)
  const copies = PARTS.map((part) =>
    cp(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !GENERATED.test(path),
    }),
  )
  await Promise.all(copies)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  try {
    const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder })
    await git('init', '--quiet')
    await git('add', '--all')
    const author = ['-c', 'user.name=portal', '-c', 'user.email=portal@localhost']
    await git(...author, 'commit', '--quiet', '--no-verify', '--message', 'Sources')
    return { folder, revision }
  } catch {
    return { folder: root, revision }
  }
}

/** The tasks whose sources in the checkout are no longer those of the copy. */
export async function changedSince(
  children: Children,
  tasks: string[],
  { folder }: Sources,
): Promise<string[]> {
  if (folder === root || tasks.length === 0) return []
  const [now, before] = await Promise.all([hashesOf(children, tasks), hashesOf(children, tasks, folder)])
  return tasks.filter((task) => now.get(task) !== before.get(task))
}

const lockOf = (storeDir: string) => `${storeDir}.elements`

/** Says that elements for the releases in the store are being built, until the returned function is called or this process ends. */
export function announceElements(storeDir: string): () => void {
  const remove = () => rmSync(lockOf(storeDir), { force: true })
  writeFileSync(lockOf(storeDir), String(process.pid))
  process.once('exit', remove)
  return remove
}

/** Waits for them: a build would take their place, and have no release with an element to return to. */
export async function elementsReleased(storeDir: string): Promise<void> {
  if (livingOwner(lockOf(storeDir)) === undefined) return
  print('Waiting for the elements that npm start builds, so that a rollback can return to what is live …')
  while (livingOwner(lockOf(storeDir)) !== undefined) await delay(POLL_MS)
}
