// Paths of loaders and stacks of the compiler do not help to find the error in the source.
const NOISE = [
  /Module build failed \(from [^\n]*\n\s*/g,
  /\n\s*Caused by:[\s\S]*$/g,
  /\n\s*\S+ compiled with \d+ error[\s\S]*$/g,
]

/** The errors in the output of the compiler, each once, although an app is compiled several times. */
export function compileErrors(output: string): string {
  const [start = '', ...errors] = output.split(/^\s*ERROR in /m)
  if (errors.length === 0) return start.trim()
  const readable = errors.map((error) => NOISE.reduce((text, noise) => text.replace(noise, ''), error).trim())
  return [...new Set(readable)].join('\n\n')
}
