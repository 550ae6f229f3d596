// For releases before contract version 1.8. Remove it with version 2.
import * as runtime from '@module-federation/runtime-core'

interface SharedModule {
  get: () => Promise<() => unknown>
}

type Scope = Record<string, Record<string, SharedModule>>

/** Gives the page the runtime that the release expects as a global, and the scope the fields that it reads. */
export function provideRuntime(scope: object): object {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtime })
  return Object.fromEntries(
    Object.entries(scope as Scope).map(([key, versions]) => [
      key,
      Object.fromEntries(
        Object.entries(versions).map(([version, { get }]) => [
          version,
          {
            version,
            get,
            from: 'host',
            scope: ['default'],
            shareConfig: { singleton: true },
            useIn: [],
            deps: [],
            strategy: 'loaded-first',
          },
        ]),
      ),
    ]),
  )
}
