// The style sheets of a build of another repository, which know nothing of the page around its remote.
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import parser, { type Node, type Selector } from 'postcss-selector-parser'
import { ReleaseError } from './release-error.ts'
import type { ReleaseFile } from './release-files.ts'

/** Rules around others. */
const groups = ['container', 'layer', 'media', 'starting-style', 'supports']

/** Rules of names, which hold everywhere. */
const names = [
  'counter-style',
  'font-face',
  'font-feature-values',
  'font-palette-values',
  'keyframes',
  'layer',
  'property',
]

/** Whether a part of a selector is the page itself: `html`, `:root`, or `:is(html, body)`. */
function isOfPage(part: Node): boolean {
  if (part.type === 'tag') return /^(html|body)$/i.test(part.value)
  if (part.type !== 'pseudo') return false
  if (/^:(is|where)$/i.test(part.value))
    return part.nodes.every(({ nodes: [first, ...rest] }) => first && isOfPage(first) && rest.length === 0)
  return /^:(root|host)$/i.test(part.value)
}

const textOf = (parts: Node[]) => parts.map(String).join('').trim()

/**
 * A selector for what is in the place of a remote. The page itself is that place, and what is said of the page stays a condition:
 * `html.dark p` becomes `html.dark <place> p`.
 */
function inPlace(parts: Node[], place: string, around = ''): string {
  const end = parts.findIndex(({ type }) => type === 'combinator')
  const first = end < 0 ? parts : parts.slice(0, end)
  if (!first.some(isOfPage)) return `${around}${place} ${textOf(parts)}`
  const conditions = first.every(isOfPage) ? around : `${around}${textOf(first)} `
  if (end < 0) return conditions + place
  const combinator = textOf(parts.slice(end, end + 1))
  if (!['', '>'].includes(combinator)) throw new Error('it has a rule for what is beside the page')
  const rest = parts.slice(end + 1)
  // `html body p`: the same place twice.
  if (rest[0] && isOfPage(rest[0])) return inPlace(rest, place, conditions)
  return `${conditions}${place}${combinator || ' '}${textOf(rest)}`
}

function scoped(selector: Selector, place: string): string {
  selector.walkNesting(() => {
    throw new Error('it has & outside of a rule')
  })
  return inPlace(selector.nodes, place)
}

/** The name of a rule without the prefix of a browser. */
const kindOf = ({ name }: AtRule) => name.toLowerCase().replace(/^-\w+-/, '')

/** Keeps the rules that may be in the page, each for the place of the remote alone. */
function keep(rule: ChildNode, place: string): void {
  if (rule.type === 'rule') {
    const { nodes } = parser().astSync(rule.selector)
    rule.selector = nodes.map((one) => scoped(one, place)).join(',')
  } else if (rule.type !== 'atrule') rule.remove()
  else if (kindOf(rule) === 'import')
    throw new Error('it imports another style sheet, which the build should include')
  else if (rule.nodes && groups.includes(kindOf(rule))) keepIn(rule, place)
  else if (!names.includes(kindOf(rule))) rule.remove()
}

const keepIn = (container: Container, place: string) => {
  for (const rule of [...(container.nodes ?? [])]) keep(rule, place)
}

const START = '@layer remotes{'

/**
 * Makes the rules of a style sheet apply to what a remote renders and to nothing else, in a cascade layer above the portal's base and below
 * its components. A sheet that was made so stays as it is.
 * @param app the remote
 * @throws ReleaseError for a sheet that cannot be read or kept in its place, or that imports another one
 */
export function scopedStyles(app: string, { name, content }: ReleaseFile): ReleaseFile {
  const text = content.toString()
  if (text.startsWith(START)) return { name, content }
  try {
    const sheet = postcss.parse(text)
    keepIn(sheet, `:where([data-remote="${app}"])`)
    return { name, content: Buffer.from(`${START}${sheet}}\n`) }
  } catch (error) {
    throw new ReleaseError(`${name} of ${app} cannot be used: ${(error as Error).message}`)
  }
}
