/**
 * What the runtime of host and tabs calls instead of `import`, as source text: the page checks the chunk. An older host has its integrity
 * in the import map.
 */
export const importChunk =
  '(file => (globalThis.portalFiles?.importScript ?? (url => import(url)))(new URL(file, import.meta.url).href))'

/** The same for elements, which ask the loader. A foreign page without it checks none. */
export const importElementChunk = importChunk.replace('portalFiles', 'portalElementFiles')
