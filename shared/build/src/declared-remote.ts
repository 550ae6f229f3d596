import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The parts of a `remote.ts` that the build needs. */
export interface DeclaredRemote {
  /** Becomes part of the release; see `RemoteDeclarationSchema` of @portal/federation/protocol. */
  declaration: {
    name: string
    basePath: string
    element: string
    access: 'customer' | 'public'
    slots: string[]
    calls: string[]
  }
  /** The version of the Portal contract that it needs. */
  needs: string
  /** kB of each part, gzipped. */
  budgets: Record<string, number>
}

/** Whether the app in a folder is a remote. */
export const isRemote = (folder: string): boolean => existsSync(path.join(folder, 'remote.ts'))

/**
 * Reads the current declaration of a remote.
 * @throws Error naming each invalid part
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

/** Whether two declarations have the same entries, so that a watching build can continue. */
export function hasSameEntries(
  one: DeclaredRemote['declaration'],
  other: DeclaredRemote['declaration'],
): boolean {
  const entries = ({ basePath, element, access, slots }: DeclaredRemote['declaration']) =>
    [basePath, element, access, ...slots].join()
  return entries(one) === entries(other)
}
