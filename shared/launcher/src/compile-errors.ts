// Where a loader is installed, and where the compiler itself was, help nobody who looks for a mistake in the source.
const NOISE = [
  /Module build failed \(from [^\n]*\n\s*/g,
  /\n\s*Caused by:[\s\S]*$/g,
  /\n\S+ compiled with \d+ error[\s\S]*$/g,
]

/** The errors in what the compiler said, each once, although an app is compiled for several uses. */
export function compileErrors(output: string): string {
  const [start = '', ...errors] = output.split(/^\s*ERROR in /m)
  if (errors.length === 0) return start.trim()
  const readable = errors.map((error) => NOISE.reduce((text, noise) => text.replace(noise, ''), error).trim())
  return [...new Set(readable)].join('\n\n')
}
