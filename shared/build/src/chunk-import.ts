/** What the runtime of host and tabs calls instead of `import`, as source text: the page checks the chunk. */
export const importChunk = '(file => portalFiles.importScript(new URL(file, import.meta.url).href))'
