import linker from '@angular/compiler-cli/linker/babel'
import { transformAsync } from '@babel/core'
import { site } from '@solarstadt/shared/vite'

/** Compiles Angular's own libraries, too. In the browser that takes eval, which the strict CSP forbids. */
const angularLinker = {
  name: 'angular-linker',
  async transform(code: string, filename: string) {
    if (!code.includes('ɵɵngDeclare')) return undefined
    const linked = await transformAsync(code, {
      filename,
      plugins: [linker],
      compact: false,
      configFile: false,
    })
    return linked?.code ?? undefined
  },
}

export default site(angularLinker)
