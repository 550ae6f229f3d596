// Types that the compiler infers from schemas, written out: as texts that need no schema, with the comments of their fields.
import path from 'node:path'
import {
  API,
  type Checker,
  type Symbol as Named,
  NodeBuilderFlags,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

const own = path.resolve(import.meta.dirname, '../..')

const comment = (text: string) => {
  const lines = text.trim().split('\n')
  if (!text.trim()) return ''
  return lines.length === 1
    ? `/** ${text.trim()} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n`
}

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')
const key = (name: string) => (/^[\w$]+$/.test(name) && !/^\d/.test(name) ? name : `'${name}'`)
const inList = (text: string) => (/[|&]|=>/.test(text.replaceAll(/\{[\s\S]*\}/g, '')) ? `(${text})` : text)

/** Prints the types of one module. A type that is printed under a name is named where another contains it. */
function createPrinter(checker: Checker, named: Map<number, string>) {
  const asWritten = (type: Type) =>
    checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias)

  function property(symbol: Named): string {
    const type = checker.getTypeOfSymbol(symbol)
    if (!type) throw new Error(`${symbol.name} has no type`)
    const optional = symbol.flags & SymbolFlags.Optional ? '?' : ''
    const doc = comment(checker.getDocumentationCommentOfSymbol(symbol))
    return `${doc}${key(symbol.name)}${optional}: ${print(type)}`
  }

  function members(type: Type): string {
    const known = checker.getPropertiesOfType(type).map(property)
    const others = checker
      .getIndexInfosOfType(type)
      .map(({ keyType, valueType }) => `[key: ${print(keyType)}]: ${print(valueType)}`)
    const all = [...known, ...others]
    return all.length > 0 ? `{\n${indent(all.join('\n'))}\n}` : 'object'
  }

  /** Of the language or a library, such as `Blob`: its name is enough. */
  const isForeign = (type: Type) => !/^__/.test(type.getSymbol()?.name ?? '__') || type.isTupleType()

  function print(type: Type, isNamed = false): string {
    const name = named.get(type.id)
    if (name && !isNamed) return name
    if (type.isUnionType()) return union(type.getTypes())
    if (!type.isObjectType()) return asWritten(type)
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as never)
      return `${inList(print(element as Type))}[]`
    }
    if (checker.isTupleType(type))
      return `[${checker
        .getTypeArguments(type as never)
        .map((one) => print(one))
        .join(', ')}]`
    return isForeign(type) ? asWritten(type) : members(type)
  }

  function union(types: readonly Type[]): string {
    const texts = new Set(types.map((type) => print(type)))
    if (texts.has('true') && texts.has('false')) {
      for (const text of ['true', 'false']) texts.delete(text)
      texts.add('boolean')
    }
    // Nothing comes last, in an order that does not depend on the compiler.
    const last = ['null', 'undefined'].filter((text) => texts.delete(text))
    return [...[...texts].toSorted(), ...last].join(' | ')
  }

  return { print, members }
}

/** Prints each type that a module exports, with `export`. The module names no type with parameters. */
export function printTypes(module: string): string {
  const api = new API({ cwd: own })
  try {
    const config = path.join(own, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    const file = project?.program.getSourceFile(module)
    const exported = file && project?.checker.getSymbolAtLocation(file)
    if (!project || !exported) throw new Error(`${module} is not in ${config}`)
    const { checker } = project
    const types = checker
      .getExportsOfModule(exported)
      .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((symbol) => ({ symbol, type: checker.getDeclaredTypeOfSymbol(symbol) }))
    const named = new Map(types.map(({ symbol, type }) => [type.id, symbol.name]))
    const { print, members } = createPrinter(checker, named)
    return types
      .map(({ symbol, type }) => {
        const doc = comment(checker.getDocumentationCommentOfSymbol(symbol))
        return type.isObjectType()
          ? `${doc}export interface ${symbol.name} ${members(type)}\n`
          : `${doc}export type ${symbol.name} = ${print(type, true)}\n`
      })
      .join('\n')
  } finally {
    api.close()
  }
}
