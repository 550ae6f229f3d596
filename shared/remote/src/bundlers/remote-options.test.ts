import { expect, test } from '@jest/globals'
import { defineRemote } from '../define-remote.ts'
import { federationOptions } from './remote-options.ts'

const declaration = {
  name: 'mfe-tariff-advice',
  basePath: '/tariff-advice',
  paths: ['/'],
  calls: [],
  slots: ['overview-prompt' as const],
}
const remote = defineRemote(declaration)
const exposes = { './tab': './src/tab.tsx', './overview-prompt': './src/prompt.tsx' }

test('a remote takes what the host provides, and brings its own copies of the rest', () => {
  const { shared } = federationOptions({ remote, exposes, own: ['rxjs'] })
  expect(new Set(Object.keys(shared))).toEqual(
    new Set([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-i18next',
      '@tanstack/react-query',
      'i18next',
      'react-hook-form',
    ]),
  )
  expect(shared.react).toEqual({ import: false, singleton: true, requiredVersion: false })
})

test.each([
  ['exposes needs ./tab, or ./export-app', { exposes: { './overview-prompt': './src/prompt.tsx' } }],
  [
    'exposes needs ./overview-prompt, because the declaration names this slot',
    { exposes: { './tab': './src/tab.tsx' } },
  ],
  ['own cannot have react-dom', { own: ['react-dom'] }],
  ['own cannot have lodash', { own: ['lodash'] }],
])('options that do not fit together are refused: %s', (message, options) => {
  expect(() => federationOptions({ remote, exposes, ...options })).toThrow(`mfe-tariff-advice: ${message}`)
})
