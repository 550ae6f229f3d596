import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from './workspace.ts'

const sheets = globSync(['{host,mfe-*}/src/**/*.css', 'shared/*/src/**/*.css', 'bff/local/**/*.css'], {
  cwd: root,
})

test('no breakpoint is in pixels, which would not follow the font of the browser', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const inPixels = sheets.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(/@(media|container)[^{]*\dpx[^{]*/g) ?? []).map(
      (query) => `${file}: ${query}`,
    ),
  )
  expect(inPixels).toEqual([])
})
