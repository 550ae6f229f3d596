import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The git revision of a folder, with `-modified` for uncommitted changes, or `unknown`. */
export async function sourceRevision(dir: string): Promise<string> {
  try {
    const { stdout } = await run(
      'git',
      ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty=-modified'],
      {
        cwd: dir,
      },
    )
    return stdout.trim()
  } catch {
    return 'unknown'
  }
}
