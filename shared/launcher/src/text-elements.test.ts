import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { root } from './workspace.ts'

const folder = mkdtempSync(join(tmpdir(), 'text-elements-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Biome reads no plugin outside of the folder of its configuration.
copyFileSync(join(root, 'shared/build/lint/text-elements.grit'), join(folder, 'rule.grit'))
writeFileSync(
  join(folder, 'biome.json'),
  JSON.stringify({ plugins: ['./rule.grit'], linter: { rules: { preset: 'none' } } }),
)

/** Whether the lint refuses this content of an element. */
function isRefused(content: string): boolean {
  writeFileSync(join(folder, 'page.tsx'), `export const page = <p>${content}</p>\n`)
  const biome = join(root, 'node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(biome, ['lint', 'page.tsx'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(stderr + stdout).toContain('Checked 1 file')
  return stderr.includes('needs an element of its own')
}

test.each([
  "{count > 0 && 'Verträge'}<br />",
  "<br />{count > 0 && t('count', { count })}",
  "{count > 0 ? t('some') : t('none')} <br />",
  "{count > 0 ? <b>{count}</b> : 'keine'} <br />",
  "{count > 0 && (text ?? 'keine')}<br />",
  '{count > 0 && <b>{count}</b>} Verträge',
  '{count > 0 && <b>{count}</b>}{text}',
  "{count > 0 && <b>{count}</b>} {t('contracts')}",
])('a text that may come or go beside siblings is refused: %s', (content) => {
  expect(isRefused(content)).toBe(true)
})

test.each([
  "{count > 0 && 'Verträge'}",
  "{count > 0 ? t('some') : t('none')}",
  "{count > 0 && <span>{t('some')}</span>}<br />",
  '{text}{count > 0 && <b>{count}</b>}',
  '{count > 0 && <b>{count}</b>}{children}',
  '{count > 0 && (<b>{count}</b>)}<br />',
])('a text in an element of its own is accepted: %s', (content) => {
  expect(isRefused(content)).toBe(false)
})
