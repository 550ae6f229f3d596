interface Machine {
  platform: NodeJS.Platform
  /** The Node that runs scripts. */
  execPath: string
  env: NodeJS.ProcessEnv
}

/**
 * The command of a program and its first arguments. A name that is not of this workspace or npm's is a program on PATH, or a path.
 * @param root the root of the workspace
 */
export function commandOf(root: string, name: string, machine?: Machine): [command: string, ...args: string[]]
