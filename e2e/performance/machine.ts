import { arch, cpus, platform, totalmem } from 'node:os'

/** Where the results were measured. */
export interface Machine {
  processor: string
  cores: number
  memoryGiB: number
  system: string
  node: string
  chromium: string
}

export function describeMachine(chromium: string): Machine {
  const [first, ...others] = cpus()
  return {
    processor: first?.model ?? 'unknown',
    cores: others.length + 1,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    chromium,
  }
}
