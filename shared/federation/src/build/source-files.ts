// What a build asks of the path of a module. On Windows paths have backslashes.

/** A path with forward slashes, so that a build is the same on every machine. */
export const portablePath = (file: string): string => file.replaceAll('\\', '/')

/** Modules without state, of which the kit has only what it uses. */
export const isPartial = (file: string): boolean =>
  /\/(node_modules|replacements|shared\/brands)\//.test(portablePath(file))

/** Whether a module is of a library, or in a folder of facades. */
export const isLibrary = (file: string, facades: string): boolean =>
  portablePath(file).includes('/node_modules/') || portablePath(file).startsWith(`${portablePath(facades)}/`)

/** The name of a module without the folder of the workspace, and without the versions of a library's own libraries. */
export const nameOf = (file: string, root: string): string | undefined =>
  portablePath(file).split('/node_modules/').at(-1)?.replace(portablePath(root), '')
