import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

const isWindows = process.platform === 'win32'

/** Ends a server with the processes that npm has started for it. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
  else
    try {
      process.kill(-pid, 'SIGTERM')
    } catch {
      // They have ended in the meantime.
    }
}

/**
 * Starts the server for development of the project in this folder, which ends with this process, and this process with it.
 * @param portal its origin, for the server to allow
 * @returns aborted when the server ends
 */
export function startServer(port: number, portal: string): AbortSignal {
  const server = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    // In a group of its own, which a server that reads the terminal would be stopped in.
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !isWindows,
    // npm is a batch file there.
    shell: isWindows,
    env: { ...process.env, PORTAL_ORIGIN: portal },
  })
  const ended = new AbortController()
  server.once('exit', (code) => {
    process.exitCode = code || 1
    ended.abort()
  })
  server.once('error', (error) => ended.abort(error))
  process.once('exit', () => end(server))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit())
  return ended.signal
}
