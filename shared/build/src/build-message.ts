/** What a build tells the process that started it. */
export type BuildMessage =
  | { type: 'built'; app: string; milliseconds: number }
  | { type: 'failed'; app: string; message: string }
