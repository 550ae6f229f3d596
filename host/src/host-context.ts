import { type Context, createContext, use } from 'react'

/** Makes a context that the host always provides, and its hook. */
export function createHostContext<Value>(name: string): [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null)
  function useValue(): Value {
    const value = use(context)
    if (value === null) throw new Error(`There is no ${name} above this component`)
    return value
  }
  return [context, useValue]
}
