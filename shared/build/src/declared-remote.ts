import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A `remote.ts` as the build needs it. */
export interface DeclaredRemote {
  /** Goes into the release as it is; `RemoteDeclarationSchema` of @portal/contracts says what it holds. */
  declaration: { name: string; basePath: string; element: string; slots: string[] }
  /** The version of the Portal contract that it needs. */
  needs: string
  /** kB of each part, gzipped. */
  budgets: Record<string, number>
}

/** Whether the app in a folder is a remote. */
export const isRemote = (folder: string): boolean => existsSync(path.join(folder, 'remote.ts'))

/**
 * Reads the declaration of a remote as it stands in its folder now.
 * @throws Error naming each part that is wrong
 */
export async function readDeclaredRemote(folder: string): Promise<DeclaredRemote> {
  const script = path.join(import.meta.dirname, 'print-declaration.ts')
  try {
    const { stdout } = await run(process.execPath, [script], { cwd: folder })
    return JSON.parse(stdout)
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new Error(`${path.basename(folder)}/remote.ts: ${stderr?.trim() || error}`)
  }
}

/** Whether a watching build that began with one declaration can go on with the other: its entries are made from these parts. */
export function hasSameEntries(
  { basePath, element, slots }: DeclaredRemote['declaration'],
  other: DeclaredRemote['declaration'],
): boolean {
  return basePath === other.basePath && element === other.element && slots.join() === other.slots.join()
}
