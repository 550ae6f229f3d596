// Replaces shared/federation/src/runtime/federation.ts in the build of the monolith.

/** The build defines it: the `import()` of each module, by `<remote>/<module>`. */
declare const remoteModules: Record<string, () => Promise<{ default: unknown }>>

export const federation = {
  async loadRemote(id: string): Promise<{ default: unknown }> {
    const name = id.replace(/@\w+/, '')
    const load = remoteModules[name]
    if (!load) throw new Error(`The monolith has no ${name}`)
    return { default: await (await load()).default }
  },
}
