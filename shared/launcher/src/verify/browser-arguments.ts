/** Debian's Chromium has no sandbox when root starts it. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
]
