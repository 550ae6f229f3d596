// The style sheets of a build of another repository, which know nothing of the page around its remote.
import {
  type CustomAtRules,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss'
import { ReleaseError } from './release-error.ts'
import type { ReleaseFile } from './release-files.ts'

/** Rules of names, which cannot be inside of others. */
const named = [
  'counter-style',
  'font-face',
  'font-feature-values',
  'font-palette-values',
  'keyframes',
  'layer-statement',
  'property',
] as const

const none = () => []

/** Removes what is around removed rules, of which an ignored one is left. */
const unlessEmpty = ({ value }: { value?: { rules?: { type: string }[] } }) =>
  value?.rules?.every(({ type }) => type === 'ignored') ? [] : undefined

const forEach = (types: readonly string[], visit: unknown) =>
  Object.fromEntries(types.map((type) => [type, visit]))

const isOfPage = (part: SelectorComponent) =>
  (part.type === 'type' && ['html', 'body'].includes(part.name)) ||
  (part.type === 'pseudo-class' && ['root', 'host'].includes(part.kind))

/** What a selector says of the page holds for the place of the remote: `html body.open p` becomes `&.open p`. */
function ofPlace(selector: Selector): Selector {
  const [first, next, ...rest] = selector
  if (!first || !isOfPage(first)) return selector
  const isAround = next?.type === 'combinator' && ['child', 'descendant'].includes(next.value)
  if (isAround && rest.some(({ type }) => type !== 'nesting')) return ofPlace(rest)
  return [{ type: 'nesting' }, ...selector.slice(1).filter((part) => !isOfPage(part))]
}

/**
 * Makes the rules of a style sheet apply to what a remote renders and to nothing else, in a cascade layer above the portal's base and below
 * its components.
 * @param app the remote
 * @throws ReleaseError for a sheet that cannot be read, or that imports another one
 */
export function scopedStyles(app: string, { name, content }: ReleaseFile): ReleaseFile {
  const read = (visitor: Visitor<CustomAtRules>) =>
    transform({ filename: name, code: content, minify: true, visitor }).code.toString()
  const refuseImport = () => {
    throw new Error('it imports another style sheet, which the build should include')
  }
  try {
    const names = read({
      Rule: { ...forEach(['style', 'page'], none), import: refuseImport },
      RuleExit: unlessEmpty as never,
    })
    const rules = read({ Rule: forEach([...named, 'page'], none), Selector: ofPlace })
    const text = `@layer remotes{${names}:where([data-remote="${app}"]){${rules}}}\n`
    return { name, content: Buffer.from(text) }
  } catch (error) {
    throw new ReleaseError(`${name} of ${app} cannot be used: ${(error as Error).message}`)
  }
}
