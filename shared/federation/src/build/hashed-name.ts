import type { PathData } from 'webpack'

/** The name of a file with the hash of its content. The plugin of module federation asks for that of an entry before its hash exists. */
export const hashedName = ({ chunk, contentHash, hash }: PathData): string =>
  contentHash ||
  typeof hash === 'string' ||
  (chunk && ('hash' in chunk ? chunk.hash : chunk.contentHash?.javascript))
    ? '[name].[contenthash:10].js'
    : '[name].js'
