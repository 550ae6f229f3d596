import type { ChildOptions, Children } from './children.ts'
import { say } from './terminal.ts'

export interface ToolResult {
  ok: boolean
  /** The tool has said that it cannot run on this machine. */
  skipped?: boolean
  /** Everything that the tool has printed. */
  output: string
}

const SKIPPED = 77

interface ToolOptions extends Pick<ChildOptions, 'cwd' | 'env'> {
  /** Prints only at the end, in one block, for tools that run at the same time. */
  title?: string
}

/** Runs a command line to its end, showing what it prints. */
export async function runTool(
  children: Children,
  line: string,
  { title, ...options }: ToolOptions = {},
): Promise<ToolResult> {
  const [command = '', ...args] = line.split(' ')
  const env = { ...options.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) }
  const child = children.spawn(command, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data
      if (title === undefined) process.stdout.write(data)
    })
  }
  const code = await new Promise<number | Error | null>((resolve) =>
    child.once('close', resolve).once('error', resolve),
  )
  if (code instanceof Error) output += `${line}: ${code.message}`
  if (title !== undefined) say(`  ${title}\n${output.trimEnd()}`.trimEnd())
  return { ok: code === 0, skipped: code === SKIPPED, output }
}
