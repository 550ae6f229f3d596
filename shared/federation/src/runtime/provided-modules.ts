/** What the host provides to remotes, by share key: its version, and what loads it. The build writes the list. */
export const provided: Record<string, [version: string, load: () => Promise<unknown>]> = {}
