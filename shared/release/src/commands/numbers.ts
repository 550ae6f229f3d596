import { InvalidArgumentError } from 'commander'

/** Parses an option. */
export function wholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a whole number.')
}

/** Parses an option. */
export function percentage(text: string): number {
  const percent = Number(text)
  if (percent > 0 && percent <= 100) return percent
  throw new InvalidArgumentError('It must be above 0 and at most 100.')
}

/** Parses an option. */
export function probability(text: string): number {
  const chance = Number(text)
  if (chance > 0 && chance < 1) return chance
  throw new InvalidArgumentError('It must be between 0 and 1.')
}
