import type { Compiler } from 'webpack'
import { isMissingInHost } from './shared-libraries.ts'

/**
 * A webpack plugin that fails the build for a sub-path of a shared library that the host does not provide. Without it the
 * build passes, and the page cannot load the remote.
 */
export class SharedSubPathsPlugin {
  apply(compiler: Compiler): void {
    const name = SharedSubPathsPlugin.name
    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) =>
      hooks.beforeResolve.tap(name, ({ request }) => {
        if (!isMissingInHost(request)) return
        throw new Error(
          `The host does not provide ${request}. Import what shared/federation/src/build/shared-libraries.ts lists, or add it there`,
        )
      }),
    )
  }
}
