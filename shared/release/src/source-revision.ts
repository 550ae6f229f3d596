import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parseUrl } from '@portal/contracts'

const run = promisify(execFile)

/** The output of git in a folder; undefined outside of a checkout. */
async function git(cwd: string, ...args: string[]): Promise<string | undefined> {
  const { stdout } = await run('git', args, { cwd }).catch(() => ({ stdout: '' }))
  return stdout.trim() || undefined
}

/** The git revision of a folder, with `-modified` for uncommitted changes, or `unknown`. */
export const sourceRevision = async (dir: string): Promise<string> =>
  (await git(dir, 'describe', '--always', '--abbrev=40', '--exclude=*', '--dirty=-modified')) ?? 'unknown'

/** The address without a name, a password or a token, which a pipeline may have in it; undefined if it cannot be read. */
function withoutSecrets(address: string): string | undefined {
  // As for ssh: git@example.org:meters.git
  if (/^[\w.-]+@[\w.-]+:[\w./~-]+$/.test(address)) return address
  const { protocol, host, pathname } = parseUrl(address.replace(/^git\+/, '')) ?? {}
  return host && pathname ? `${protocol}//${host}${pathname}` : undefined
}

/** Where the source in a folder comes from: its revision, and the address of its repository if git knows one. */
export async function sourceOf(dir: string): Promise<{ revision: string; repository: string | undefined }> {
  const [revision, origin] = await Promise.all([
    sourceRevision(dir),
    git(dir, 'config', '--get', 'remote.origin.url'),
  ])
  return { revision, repository: origin && withoutSecrets(origin) }
}
