import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const START_WITHIN_MS = 30_000
const isLive = (url: string) => fetch(url).then(Boolean, () => false)

export interface ServerProcess {
  url: string
  stop: () => Promise<void>
}

interface ServerProgram {
  script: string
  args?: string[]
  port: number
  environment?: Record<string, string>
}

/** A program of its own that listens on a local port; its log is discarded. */
export async function startServerProcess(program: ServerProgram): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program.script, ...(program.args ?? [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production', ...program.environment },
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${program.port}`
  const end = Date.now() + START_WITHIN_MS
  while (!(await isLive(`${url}/health/live`))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${program.script} does not respond`)
    await wait(50)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
