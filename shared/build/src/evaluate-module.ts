import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const script = 'process.stdout.write(JSON.stringify(await import(process.argv[1])))'

/** Returns the serialisable exports of a module. A new process reads the current files in a watching build. */
export async function evaluateModule(path: string): Promise<Record<string, unknown>> {
  const args = ['--input-type=module', '--eval', script, pathToFileURL(path).href]
  const { stdout } = await run(process.execPath, args, { maxBuffer: 10_000_000 })
  return JSON.parse(stdout)
}
