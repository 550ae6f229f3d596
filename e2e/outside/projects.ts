import { join } from 'node:path'

/** Names the folder with the built projects of this run, which its setup sets for the workers. */
export const PROJECTS = 'OUTSIDE_PROJECTS'

/** The folder of a project, installed and built. */
export const projectOf = (name: string) => join(process.env[PROJECTS] ?? '', name)
