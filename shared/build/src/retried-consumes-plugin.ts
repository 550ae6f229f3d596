import type { Compiler } from 'webpack'

const FAILED = 'delete installedModules[id];'

/**
 * A webpack plugin that asks the host again for a library whose file was lost. webpack's runtime asks once and keeps the error,
 * so that every later part of the page that needs the library fails, too, and no retry helps.
 * @throws Error if webpack's runtime has changed
 */
export class RetriedConsumesPlugin {
  apply(compiler: Compiler): void {
    const plugin = RetriedConsumesPlugin.name
    compiler.hooks.compilation.tap(plugin, (compilation) =>
      compilation.hooks.runtimeModule.tap(plugin, (module) => {
        if (module.name !== 'consumes') return
        const generate = module.generate.bind(module)
        module.generate = () => {
          const code = generate()
          // A runtime without chunks takes nothing later.
          if (!code?.includes('startedInstallModules')) return code
          if (!code.includes(FAILED)) throw new Error(`webpack's runtime of consumes lacks "${FAILED}"`)
          return code.replace(FAILED, `${FAILED} delete startedInstallModules[id];`)
        }
      }),
    )
  }
}
