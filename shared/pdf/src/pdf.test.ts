import { expect, test } from '@jest/globals'
import { designOf } from '@portal/brands/design'
import { extractText } from 'unpdf'
import { writeLetterhead } from './letterhead.ts'
import { mm } from './page.ts'
import { Pdf } from './pdf.ts'

const color = '#123456'
const brand = { ...designOf('100'), name: 'Waldstrom' }

const open = (footer?: string) => new Pdf({ title: 'Sample', brand, ...(footer && { footer }) })
const missing = (markup: string, parts: string[]) => parts.filter((part) => !markup.includes(part))
const count = (markup: string, part: string) => markup.split(part).length - 1

async function finish(pdf: Pdf) {
  const file = await pdf.finish()
  const { text: pages } = await extractText(new Uint8Array(file))
  return { markup: file.toString('latin1'), pages }
}

async function printEverything() {
  const pdf = open()
  writeLetterhead(pdf, { sender: ['Street 1', 'City'], recipient: ['Jo', 'Street 2'], date: 'today' })
  pdf.writeHeading('H1', 'Heading')
  pdf.writeHeading('H2', 'Chapter')
  pdf.writeHeading('H3', 'Subheading')
  pdf.write('Paragraph')
  pdf.writeLines([{ text: 'Mail', address: 'mailto:a@b.example' }])
  pdf.writeList([
    { text: 'First', link: { text: 'Go', address: 'https://a.example/', description: 'Open the page' } },
    { text: 'Second' },
  ])
  pdf.writeTable({ columns: ['Name', 'Value'], widths: [0.5, 0.5], rows: [['a', '1']] })
  pdf.drawFigure('A square', (canvas) => canvas.rect(0, 0, 9, 9).fill(color))
  return finish(pdf)
}
const everything = await printEverything()

test('the file declares PDF/UA, language and title, and embeds every font', () => {
  const needed = ['%PDF-1.7', '/Lang (de-DE)', '/DisplayDocTitle true', '(Sample)', '/Marked true']
  expect(missing(everything.markup, [...needed, 'pdfuaid:part>1'])).toEqual([])
  const fonts = count(everything.markup, '/Type /FontDescriptor')
  expect(fonts).toBeGreaterThan(0)
  expect(count(everything.markup, '/FontFile2 ')).toBe(fonts)
})

test('every piece has its tag, and figures and links have a text', () => {
  const counts = { Document: 1, H1: 1, H2: 1, H3: 1, L: 1, LI: 2, Lbl: 2, LBody: 2 }
  const more = { Link: 2, Figure: 1, Table: 1, TR: 2, TH: 3, TD: 1 }
  for (const [tag, times] of Object.entries({ ...counts, ...more })) {
    expect([tag, count(everything.markup, `/S /${tag}\n`)]).toEqual([tag, times])
  }
  const texts = ['/Alt (A square)', '/Contents (Open the page)', '/URI (https://a.example/)']
  expect(missing(everything.markup, texts)).toEqual([])
})

test('a letter of one page has neither bookmarks nor a page number', () => {
  expect(everything.pages).toHaveLength(1)
  expect(everything.pages[0]).not.toContain('Seite')
  expect(everything.markup).not.toContain('/Outlines')
})

test('each page of a longer text has its number, and each chapter a bookmark', async () => {
  const pdf = open('Sample, today')
  for (const chapter of ['One', 'Two']) {
    pdf.writeHeading('H2', chapter)
    pdf.y += mm(225)
  }
  const { markup, pages } = await finish(pdf)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toMatch(/One.*Sample, today.*Seite 1 von 2/s)
  expect(pages[1]).toMatch(/Two.*Sample, today.*Seite 2 von 2/s)
  expect(missing(markup, ['/PageMode /UseOutlines', '/Title (One)', '/Title (Two)'])).toEqual([])
})

test('a heading moves to the next page with the text below it', async () => {
  const pdf = open()
  pdf.write('Before')
  pdf.y = mm(265)
  pdf.writeHeading('H2', 'Chapter')
  pdf.write('Below')
  const { pages } = await finish(pdf)
  expect(pages[0]).not.toContain('Chapter')
  expect(pages[1]).toMatch(/Chapter.*Below/s)
})

test('a recipient of many lines moves the body of a letter down', () => {
  const [short, long] = [['Jo'], Array.from({ length: 9 }, () => 'line')].map((recipient) => {
    const pdf = open()
    writeLetterhead(pdf, { sender: ['Street 1'], recipient, date: 'today' })
    return pdf.y
  })
  expect(short).toBe(mm(98.5))
  expect(long).toBeGreaterThan(mm(98.5))
})
