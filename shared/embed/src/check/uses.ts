import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { UncheckedError } from './unchecked-error.ts'

const SOURCES = ['.html', '.js', '.mjs', '.jsx', '.ts', '.tsx', '.vue', '.svelte', '.css', '.scss']

/** The text of the source files of a folder, without installed packages and hidden folders. */
export async function readSources(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new UncheckedError(`There is no folder ${folder}`)
  })
  const texts = entries
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return readSources(path)
      return SOURCES.includes(extname(entry.name)) ? readFile(path, 'utf8') : ''
    })
  return (await Promise.all(texts)).join('\n')
}

const LISTENERS = /(?:addEventListener\(\s*['"`]|[@(]|\bon:?)(portal-[a-z]+(?:-[a-z]+)*)/g

/** Names of HTML and of frameworks. */
const ORDINARY =
  /^(id|class|className|style|slot|key|ref|lang|dir|hidden|title|role|part|is|on.*|v-.*|aria-.*|data-(?!theme$).*|use:.*|class:.*|style:.*)$/

/** Attributes and bound properties in the tags of an element, as HTML and the templates of frameworks write them. */
function attributesIn(text: string, element: string): string[] {
  const tags = new RegExp(`<${element}\\b((?:"[^"]*"|'[^']*'|\\{[^}]*\\}|[^>"'{])*)>`, 'g')
  return Array.from(text.matchAll(tags), ([, attributes = '']) => {
    const names = attributes.replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, '')
    return Array.from(
      names.matchAll(/(?:^|\s)([.:[]?|bind:)(?:attr\.)?([a-z][\w:-]*)(?:\.[\w.]+)?\]?\s*=/gi),
      ([, , name = '']) => name,
    )
  })
    .flat()
    .filter((name) => !ORDINARY.test(name))
}

/** Tokens that a style sheet sets on an element. */
function tokensIn(text: string, element: string): string[] {
  const rules = new RegExp(`${element}\\b[^{}<>;]*\\{([^}]*)\\}`, 'g')
  return Array.from(text.matchAll(rules), ([, body = '']) =>
    Array.from(body.matchAll(/(--[\w-]+)\s*:/g), ([, token = '']) => token),
  ).flat()
}

/** The names of events, attributes and tokens of an element that a text uses. */
export function usedNames(text: string, element: string): string[] {
  const events = Array.from(text.matchAll(LISTENERS), ([, event = '']) => event)
  return [...new Set([...events, ...attributesIn(text, element), ...tokensIn(text, element)])]
}
