import { today } from './contract-term.ts'

/** The first three letters of each month, in German, Austrian and English spellings. */
const MONTHS = [
  ...[
    'jan jän jae',
    'feb',
    'mär mae mar mrz',
    'apr',
    'mai may',
    'jun',
    'jul',
    'aug',
    'sep',
    'okt oct',
    'nov',
  ],
  'dez dec',
]

/** „3“ and „März“ are 3; undefined for any other text. */
function monthOf(text: string): string | undefined {
  if (/^\d{1,2}$/.test(text)) return text
  const start = text.toLowerCase().slice(0, 3)
  const index = MONTHS.findIndex((spellings) => spellings.split(' ').includes(start))
  return index < 0 ? undefined : String(index + 1)
}

export function isCalendarDate(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/** `80` is 1980 and `05` is 2005: the newest year that makes a date in the past. */
function inCentury(year: string, rest: string): string {
  if (year.length !== 2) return year
  const century = Number(today().slice(0, 2))
  return `${century}${year}-${rest}` < today() ? `${century}${year}` : `${century - 1}${year}`
}

function toIso([day = '', monthText = '', year = '']: readonly string[]): string | undefined {
  const month = monthOf(monthText)
  if (!month || !/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return undefined
  const rest = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const iso = `${inCentury(year, rest)}-${rest}`
  return isCalendarDate(iso) ? iso : undefined
}

/** Digits without any separator: 01031980, 010380 or 19800301. */
const compact = (text: string) =>
  [/^(\d\d)(\d\d)((?:19|20)\d\d|\d\d)$/, /^(?<year>\d{4})(\d\d)(\d\d)$/].map((pattern) => {
    const found = pattern.exec(text)
    const parts = found?.slice(1) ?? []
    return toIso(found?.groups?.year ? parts.toReversed() : parts)
  })

/**
 * Reads a birth date as people write it: 1.3.80, 01031980, „geboren am 1. März 1980“, 1980-03-01. Any separator will do.
 * @returns ISO 8601, or undefined for anything else
 */
export function readDate(text: string): string | undefined {
  const parts = text.normalize('NFC').split(/[^\p{L}\p{N}]+/u)
  const first = parts.findIndex((part) => /^\d/.test(part))
  const [start = '', ...others] = first < 0 ? [] : parts.slice(first).filter(Boolean)
  if (others.length === 0) return compact(start).find(Boolean)
  if (others.length !== 2) return undefined
  return toIso(start.length === 4 ? [...others.toReversed(), start] : [start, ...others])
}
