// Debian's Chromium has no sandbox when root starts it.
const isRoot = process.getuid?.() === 0

/** A Chromium that asks for nothing by itself. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]
