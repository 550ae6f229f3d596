import { LaunchError } from './launch-error.ts'

/**
 * What the command line names, or everything when it names nothing.
 * @throws LaunchError with the names to choose from
 */
export function chosenNames(known: string[], named = process.argv.slice(2)): string[] {
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new LaunchError(`There is no ${unknown.join(' and no ')}. Choose from: ${known.join(', ')}`)
  }
  return named.length > 0 ? known.filter((name) => named.includes(name)) : known
}
