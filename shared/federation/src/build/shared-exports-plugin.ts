import path from 'node:path'
import type { Compiler } from 'webpack'

const MISSING_EXPORT = /^export '\w+' .*was not found in '([^']+)'/

/**
 * A webpack plugin that says what to do about an export that the facade of a shared library lacks: the host, or the vendor module
 * of the elements, does not provide it.
 */
export class SharedExportsPlugin {
  readonly #aliases: Record<string, string>

  /** @param aliases the facade of each library, as webpack resolves it */
  constructor(aliases: Record<string, string>) {
    this.#aliases = aliases
  }

  apply(compiler: Compiler): void {
    const name = SharedExportsPlugin.name
    compiler.hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.seal.tap(name, () => {
        for (const error of compilation.errors) error.message += this.#advice(error.message)
      }),
    )
  }

  #advice(message: string): string {
    const [, library] = MISSING_EXPORT.exec(message) ?? []
    const facade = this.#aliases[`${library}$`]
    if (!facade) return ''
    return `. Import what shared/federation/facades/${path.basename(facade)} lists, or add it there`
  }
}
