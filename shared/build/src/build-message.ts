/** A message of a build to its parent process. */
export type BuildMessage =
  | { type: 'built'; app: string; dist: string; milliseconds: number; savedAt?: number }
  | { type: 'failed'; app: string; message: string }
