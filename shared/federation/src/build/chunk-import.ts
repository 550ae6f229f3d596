/** What the runtime of host and tabs calls instead of `import`, as source text: the page checks the chunk. */
export const importChunk = '(file => portalFiles.importScript(new URL(file, import.meta.url).href))'

/** The same for elements, which ask the loader. A foreign page without it checks none. */
export const importElementChunk =
  '(file => (globalThis.portalElementFiles?.importScript ?? (url => import(url)))(new URL(file, import.meta.url).href))'
