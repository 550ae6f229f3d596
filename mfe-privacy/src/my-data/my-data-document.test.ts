import { expect, test } from '@jest/globals'
import { myDataDocument } from './my-data-document.ts'
import { someData } from './my-data-fixture.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('the document has all data in German, with whole account numbers', () => {
  const { body, title, documentElement } = parse(myDataDocument(someData))
  expect([title, documentElement.lang]).toEqual(['Meine Daten im Nordtal Konto', 'de'])
  for (const text of ['DE02 1203 0000 0000 2020 51', '01.02.2026, 00:30 Uhr', 'Mia Muster', 'Herkunft']) {
    expect(body.textContent).toContain(text)
  }
})

test('no text of the data becomes markup', () => {
  const [person] = someData.sections
  const value = '<img src=x onerror=alert(1)>'
  const records = [{ title: 'Notiz', fields: [{ name: 'note', label: 'Notiz', kind: 'text', value }] }]
  const page = parse(myDataDocument({ ...someData, sections: person ? [{ ...person, records }] : [] }))
  expect(page.querySelector('img')).toBeNull()
  expect(page.body.textContent).toContain(value)
})
