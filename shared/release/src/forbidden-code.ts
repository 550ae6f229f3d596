// Code that the policy of the page would stop in the customer's browser.
import { SourceMap } from 'node:module'
import type { RemoteDeclaration } from '@portal/federation/protocol'
import { type CallExpression, type NewExpression, type Node, type Program, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { ReleaseError } from './release-error.ts'
import type { ReleaseFile } from './release-files.ts'

type Call = CallExpression | NewExpression

/** What a remote declares that the page then allows. */
type Declared = Pick<RemoteDeclaration, 'runtimeStyles' | 'trustedTypes'>

/**
 * What the runtime of module federation, and what compilers add, contain for other platforms: the text of the arguments. A browser with ES
 * modules never runs it.
 */
const UNREACHED = [
  /^(["'`])return this\1$/,
  /^(["'`])callbacks\1, ?(["'`])(System\.)?import\(/,
  /^(["'`])name\1, ?(["'`])return import\(name\)\2$/,
  /^(["'`])require\1$/,
  /^(["'`]return ["'`] ?\+ ?)?[\w$]+\.getPublicPath$/,
  /^(["'`])r\1, ?(["'`])regeneratorRuntime ?= ?r\2$/,
]

/** How far behind a new style element its rules are, in characters. */
const STYLE_DISTANCE = 400
const STYLE_TEXT = /\b(textContent|innerHTML|cssText)\s*=|createTextNode\(|insertRule\(|styleTagTransform/

/** Of a call such as `eval(text)`, also of `(0, eval)(text)`. */
function calleeOf({ callee }: Call): string {
  const last = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee
  if (last?.type === 'Identifier') return last.name
  if (last?.type !== 'MemberExpression' || last.property.type !== 'Identifier') return ''
  const { object, property } = last
  const isGlobal = object.type === 'Identifier' && /^(window|globalThis|self|WebAssembly)$/.test(object.name)
  return isGlobal ? property.name : `.${property.name}`
}

const COMPILES = /^(instantiate|compile)(Streaming)?$/

/** Why the policy stops a call; undefined if it does not. */
function reasonOf(call: Call, source: string, declared: Declared): string | undefined {
  const callee = calleeOf(call)
  const texts = call.arguments.map(({ start, end }) => source.slice(start, end))
  const isReached = !UNREACHED.some((one) => one.test(texts.join(',')))
  if (callee === 'eval' && isReached) return 'eval(): a build for production has none'
  if (callee === 'Function' && isReached) return 'new Function()'
  if (COMPILES.test(callee)) return 'WebAssembly, which needs an exception of the policy'
  const [argument = ''] = texts
  const [, policy] = /^["'`]([^"'`]+)["'`]$/.exec(callee === '.createPolicy' ? argument : '') ?? []
  if (policy && !declared.trustedTypes?.includes(policy))
    return `the policy ${policy} of Trusted Types: name it in trustedTypes of the declaration`
  const isStyle = callee === '.createElement' && /^["'`]style["'`]$/.test(argument)
  return isStyle &&
    !declared.runtimeStyles &&
    STYLE_TEXT.test(source.slice(call.end, call.end + STYLE_DISTANCE))
    ? 'a style sheet that is made at run time: have the build write it as a file, or give the library runtimeStyles() of @nordtal/remote'
    : undefined
}

/** The syntax tree; undefined of what is no ES module, which nothing imports. */
function treeOf(source: string): Program | undefined {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  } catch {
    return undefined
  }
}

/** The source map beside a file, if there is one that can be read. */
function mapOf(name: string, files: ReleaseFile[]): SourceMap | undefined {
  const map = files.find((file) => file.name === `${name}.map`)
  try {
    return map && new SourceMap(JSON.parse(String(map.content)))
  } catch {
    return undefined
  }
}

/** Where a node is in the file or, by the source map, in the source. */
function placeOf({ start }: Node, { name, content }: ReleaseFile, files: ReleaseFile[]): string {
  const lines = String(content).slice(0, start).split('\n')
  const [line, column] = [lines.length - 1, lines.at(-1)?.length ?? 0]
  const origin = mapOf(name, files)?.findEntry(line, column)
  return origin && 'originalSource' in origin
    ? `${origin.originalSource}:${origin.originalLine + 1}:${origin.originalColumn + 1} (${name})`
    : `${name}:${line + 1}:${column + 1}`
}

function faultsOf(file: ReleaseFile, files: ReleaseFile[], declared: Declared): string[] {
  const source = String(file.content)
  const tree = treeOf(source)
  const faults: string[] = []
  const check = (call: Call) => {
    const reason = reasonOf(call, source, declared)
    if (reason) faults.push(`${placeOf(call, file, files)} has ${reason}`)
  }
  if (tree) simple(tree, { CallExpression: check, NewExpression: check })
  return faults
}

/**
 * Checks that the scripts of a remote need nothing that the policy of the page forbids.
 * @throws ReleaseError with each place
 */
export function assertAllowedCode(app: string, files: ReleaseFile[], declared: Declared = {}): void {
  const faults = files
    .filter(({ name }) => /\.m?js$/.test(name))
    .flatMap((file) => faultsOf(file, files, declared))
  if (faults.length === 0) return
  throw new ReleaseError(`The page's policy forbids what the build of ${app} does: ${faults.join('; ')}`)
}
