import { expect, test } from '@jest/globals'
import { ruleInPlace } from './runtime-styles.ts'

const place = ':where([data-remote="mfe-meters"])'

test.each([
  ['.css-1{color:red}', `${place}{.css-1{color:red}}`],
  ['.css-1:hover,.css-1>p::after{color:red}', `${place}{.css-1:hover,.css-1>p::after{color:red}}`],
  ['@media (width > 1px){.css-1{color:red}}', `${place}{@media (width > 1px){.css-1{color:red}}}`],
  ['@supports (gap: 1px){p{gap:1px}}', `${place}{@supports (gap: 1px){p{gap:1px}}}`],
  ['@layer mui{.css-1{color:red}}', `${place}{@layer mui{.css-1{color:red}}}`],
  // The page is the place.
  ['body{margin:0}', `${place}{&{margin:0}}`],
  [':root, .dark{--a:1}', `${place}{&, .dark{--a:1}}`],
  ['@media print{html{margin:0}}', `${place}{@media print{&{margin:0}}}`],
  ['.body{margin:0}', `${place}{.body{margin:0}}`],
  // Names are global.
  ['@keyframes fade{from{opacity:0}}', '@keyframes fade{from{opacity:0}}'],
  ['@-webkit-keyframes fade{from{opacity:0}}', '@-webkit-keyframes fade{from{opacity:0}}'],
  ['@font-face{font-family:Sun}', '@font-face{font-family:Sun}'],
  ['@layer mui;', '@layer mui;'],
  ['@property --a{syntax:"*"}', '@property --a{syntax:"*"}'],
])('%s is for the place of the remote, or a name', (rule, placed) => {
  expect(ruleInPlace(rule, 'mfe-meters')).toBe(`@layer remotes{${placed}}`)
})
