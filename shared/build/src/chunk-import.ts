/**
 * What the runtime of host, tabs and elements calls instead of `import`, as source text: the page checks the chunk. An older host has its
 * integrity in the import map, and a foreign page without the loader checks none.
 */
export const importChunk =
  '(file => (globalThis.portalFiles?.importScript ?? (url => import(url)))(new URL(file, import.meta.url).href))'
