import {
  type Call,
  type CallLimit,
  type CallName,
  calls,
  commonLimits,
  protectionOf,
} from '@portal/contracts'

const spans: [seconds: number, words: string][] = [
  [86_400, 'day'],
  [3600, 'h'],
  [60, 'min'],
]

function spanOf(seconds: number): string {
  const [unit, words] = spans.find(([length]) => seconds % length === 0) ?? [1, 's']
  return seconds === unit ? words : `${seconds / unit} ${words}`
}

const limitWords = ({ most, withinSeconds }: CallLimit) => `${most}/${spanOf(withinSeconds)}`

function commonLimitOf({ method, path, public: isPublic }: Call): string {
  if (!path.startsWith('/api/')) return '–'
  if (isPublic) return `${limitWords(commonLimits.public)} per address`
  return limitWords(method === 'GET' ? commonLimits.read : commonLimits.write)
}

function row(name: CallName): string {
  const call: Call = calls[name]
  const { stepUp, refusedWhenFrozen, limits = [], mails = [] } = protectionOf(name)
  const cells = [
    `\`${call.method} ${call.path}\``,
    stepUp ? 'yes' : '',
    refusedWhenFrozen ? 'refused' : '',
    [commonLimitOf(call), ...limits.map(limitWords)].join(', '),
    mails.map((kind) => `\`${kind}\``).join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Each call with what protects it, as Markdown; the README has it between two comments. */
export function callsTable(): string {
  const names = (Object.keys(calls) as CallName[]).toSorted((one, other) =>
    calls[one].path.localeCompare(calls[other].path),
  )
  return [
    '| call | step-up | frozen account | limits of a customer | mails |',
    '| --- | --- | --- | --- | --- |',
    ...names.map(row),
  ].join('\n')
}
