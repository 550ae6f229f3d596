import { expect, test } from '@jest/globals'
import type { MailContent } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

const content: MailContent = {
  subject: 'Ein Betreff & mehr',
  heading: 'Eine <Überschrift>',
  name: 'Zoë <script>alert(1)</script> & Söhne',
  paragraphs: ['Erster "Absatz".', 'Zweiter Absatz.'],
  action: { label: 'Jetzt > öffnen', url: 'https://konto.example/weg?a=1&b="><img src=x>' },
  afterAction: ['Der Link gilt eine Stunde.'],
}
const render = (more: Partial<MailContent> = {}) =>
  renderMail({ ...content, ...more }, 'https://konto.example')

test('markup in a text is escaped in the HTML', () => {
  const { html } = render()
  expect(html).not.toMatch(/<script|<img|<Überschrift/)
  expect(html).toContain('Zoë &lt;script&gt;alert(1)&lt;/script&gt; &amp; Söhne')
  expect(html).toContain('href="https://konto.example/weg?a=1&amp;b=&quot;&gt;&lt;img src=x&gt;"')
})

test('the plain text has all texts of the HTML, unescaped', () => {
  expect(render().text).toBe(`Eine <Überschrift>

Guten Tag Zoë <script>alert(1)</script> & Söhne,

Erster "Absatz".

Zweiter Absatz.

Jetzt > öffnen:
https://konto.example/weg?a=1&b="><img src=x>

Der Link gilt eine Stunde.

Freundliche Grüße
Ihr Team von Nordtal Energie

Impressum: https://www.nordtal-energie.example/impressum
Datenschutz: https://konto.example/data-protection
`)
})

test('the HTML has a language, a title, one heading and no layout table', () => {
  const { html } = render()
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('<title>Ein Betreff &amp; mehr</title>')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<table/g)).toHaveLength(1)
  expect(html).toContain('<table role="presentation"')
})

test('a mail has the colours, the typeface and the imprint of the sending brand', () => {
  const { html, text } = render({ tenantId: '200' })
  expect(html).toContain('background:#3d2bb5')
  expect(html).toMatch(/<h1 style="[^"]*Saira,/)
  expect(html).toContain('https://www.flinkstrom.example/impressum')
  expect(text).toContain('Ihr Team von Flinkstrom')
})

test('a mail without name, link or closing is complete', () => {
  const { html, text } = renderMail(
    { subject: 'A', heading: 'B', paragraphs: ['C'] },
    'https://konto.example',
  )
  expect(text).toMatch(/^B\n\nGuten Tag,\n\nC\n\nFreundliche Grüße\n/)
  expect(html).not.toMatch(/undefined|Öffnet sich/)
})
