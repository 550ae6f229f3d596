import { fileURLToPath } from 'node:url'

export const replacementFolder = fileURLToPath(new URL('../replacements', import.meta.url))

/** Libraries that browser code gets through a module of ours. Each app has its own copy. */
export const replacements = { valibot$: `${replacementFolder}/valibot.ts` }
