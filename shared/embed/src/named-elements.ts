/** An element that the address of the loader names, and the release to which it is pinned. */
interface NamedElement {
  name: string
  release: string | undefined
}

const ELEMENT = /^[a-z]+(-[a-z]+)+$/

/** The elements in a query. Servers and their plugins add parameters of their own, such as `ver=6.7`. */
export function namedElements(query: URLSearchParams): NamedElement[] {
  return [...query].flatMap(([parameter, value]) => {
    const [name = '', release] = parameter.split('@')
    return value === '' && ELEMENT.test(name) ? [{ name, release }] : []
  })
}
