import type { ColorRole, Design } from '@portal/brands/design'
import { type Canvas, column, type FontName, mm, openCanvas } from './page.ts'

interface PdfOptions {
  title: string
  brand: Design
  /** At the bottom of each page, beside the page number. A PDF without it has no page numbers. */
  footer?: string
  /** Date of creation, now by default. With a fixed date, equal contents give equal files. */
  date?: Date
}

interface TextStyle {
  font?: FontName
  size?: number
  color?: ColorRole
  x?: number
  y?: number
  width?: number
  /** Space below, in points. */
  after?: number
}

interface Line {
  text: string
  /** The line opens this address. */
  address?: string
  /** Read aloud for the link, the text by default. */
  description?: string
}

interface Table {
  columns: string[]
  /** Share of the width, one for each column. */
  widths: number[]
  /** The first cell is the header of its row. */
  rows: string[][]
}

type Element = PDFKit.PDFStructureElement
type HeadingTag = 'H1' | 'H2' | 'H3'

const BODY_SIZE = 10.5
/** Of each typeface, so that a letter is as long in every brand. */
const LINE_HEIGHT = 1.41
const TABLE_SIZE = 9
const LIST_INDENT = mm(7)
/** A heading stays on one page with the first lines below it. */
const HEIGHT_BELOW_HEADING = mm(22)
const headings: Record<HeadingTag, TextStyle> = {
  H1: { size: 18, after: mm(5) },
  H2: { size: 13 },
  H3: { size: 11 },
}

/** Writes from top to bottom and from page to page. Each piece gets the tag that a screen reader needs. */
export class Pdf {
  readonly brand: Design
  readonly #canvas: Canvas
  readonly #root: Element
  readonly #footer: string | undefined
  readonly #bookmarks: { title: string; pageNumber: number; top: number }[] = []

  constructor({ title, brand, footer, date }: PdfOptions) {
    this.brand = brand
    this.#footer = footer
    const info = { Title: title, Author: brand.name, ...(date && { CreationDate: date }) }
    this.#canvas = openCanvas(info, {
      bottomMargin: footer ? mm(25) : mm(15),
      headingFont: brand.heading.file,
    })
    this.#root = this.#canvas.struct('Document')
    this.#canvas.addStructure(this.#root)
  }

  /** Distance of the next piece from the top of the page, in points. */
  get y(): number {
    return this.#canvas.y
  }

  set y(y: number) {
    this.#canvas.y = y
  }

  /** Starts a new page if less than this height is left on the page. */
  reserve(height: number): void {
    if (this.y + height > this.#canvas.page.maxY()) this.#canvas.addPage()
  }

  writeHeading(tag: HeadingTag, text: string, style: TextStyle = {}): void {
    if (tag !== 'H1') this.reserve(HEIGHT_BELOW_HEADING)
    if (tag === 'H2') {
      const pageNumber = this.#canvas.bufferedPageRange().count - 1
      this.#bookmarks.push({ title: text, pageNumber, top: this.y })
    }
    this.#add(tag, text, { font: 'heading', ...headings[tag], ...style }, this.#root)
  }

  write(text: string, style: TextStyle = {}): void {
    this.#add('P', text, style, this.#root)
  }

  /** A bulleted or numbered list. A link is below the text of its item. */
  writeList(items: { text: string; link?: Line }[], { isNumbered = false } = {}): void {
    const list = this.#open('L', this.#root)
    const inside = { x: column.left + LIST_INDENT, width: column.width - LIST_INDENT }
    items.forEach(({ text, link }, index) => {
      this.reserve(mm(12))
      const [item, top] = [this.#open('LI', list), this.y]
      const label = isNumbered ? `${index + 1}.` : '•'
      this.#add('Lbl', label, { font: 'bold', width: LIST_INDENT, after: 0 }, item)
      const body = this.#open('LBody', item)
      this.#add('P', text, { ...inside, y: top, after: link ? 2 : 5 }, body)
      if (!link) return
      const style: TextStyle = { ...inside, font: 'bold', size: 9.5, after: 7 }
      this.#addLine(link, style, this.#open('P', body))
    })
    this.y += 3
  }

  /** Lines beside a bar in the accent colour. */
  writeLines(lines: Line[]): void {
    this.reserve(lines.length * mm(6))
    const [top, indent, paragraph] = [this.y, mm(5), this.#open('P', this.#root)]
    const style = { x: column.left + indent, width: column.width - indent, after: 1 }
    for (const line of lines) this.#addLine(line, style, paragraph)
    const height = this.y - top
    this.decorate((canvas) => canvas.rect(column.left, top, mm(1), height).fill(this.brand.colors.accent))
    this.y += 8
  }

  writeTable({ columns, widths, rows }: Table): void {
    const { border, ink, page } = this.brand.colors
    const head = columns.map((text) => ({ text, type: 'TH', scope: 'Column' }))
    const body = rows.map(([topic, ...values]) => [
      { text: topic, type: 'TH', scope: 'Row' },
      ...values.map((text) => ({ text, type: 'TD' })),
    ])
    const bold = { font: { src: 'bold', size: TABLE_SIZE } }
    this.#canvas.font('regular', TABLE_SIZE)
    this.#canvas.x = column.left
    this.#canvas.table({
      structParent: this.#root,
      maxWidth: column.width,
      defaultStyle: { border: [0.5, 0, 0.5, 0], borderColor: border, textColor: ink, padding: 4 },
      columnStyles: widths.map((width, index) => ({ width: width * column.width, ...(index === 0 && bold) })),
      rowStyles: (row: number) => (row === 0 ? { ...bold, backgroundColor: page } : {}),
      data: [head, ...body],
      // @types/pdfkit lacks structParent and scope.
    } as object)
    this.y += mm(5)
  }

  /** A meaningful picture with its text alternative. */
  drawFigure(alt: string, draw: (canvas: Canvas) => void): void {
    this.#root.add(this.#canvas.struct('Figure', { alt }, () => this.#draw(draw)))
  }

  /** Lines, surfaces and page numbers, which a screen reader skips. */
  decorate(draw: (canvas: Canvas) => void): void {
    this.#canvas.markContent('Artifact', { type: 'Layout' })
    this.#draw(draw)
    this.#canvas.endMarkedContent()
  }

  async finish(): Promise<Buffer> {
    const canvas = this.#canvas
    this.#root.end()
    const { count } = canvas.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      canvas.switchToPage(index)
      this.#decoratePage(`Seite ${index + 1} von ${count}`)
    }
    // pdfkit counts left from the right edge.
    const left = canvas.page.width
    const bookmarks = count > 1 ? this.#bookmarks : []
    for (const { title, ...place } of bookmarks) {
      canvas.outline.addItem(title, { ...place, left, fit: false } as object)
    }
    canvas.end()
    return Buffer.concat(await canvas.toArray())
  }

  #decoratePage(pageNumber: string): void {
    const { brand, accent, muted } = this.brand.colors
    const footer = this.#footer
    this.decorate((canvas) => {
      const { width, height, margins } = canvas.page
      canvas.rect(0, 0, width, mm(3)).fill(brand)
      canvas.rect(0, mm(3), width, mm(0.8)).fill(accent)
      if (!footer) return
      // Text in the margin would start a new page.
      margins.bottom = 0
      const y = height - mm(15)
      canvas.font('regular', 8).fillColor(muted)
      canvas.text(footer, column.left, y, { width: column.width * 0.8, height: mm(4), ellipsis: true })
      canvas.text(pageNumber, column.left, y, { width: column.width, align: 'right' })
    })
  }

  #draw(draw: (canvas: Canvas) => void): void {
    this.#canvas.save()
    draw(this.#canvas)
    this.#canvas.restore()
  }

  #open(tag: string, parent: Element): Element {
    const element: Element = this.#canvas.struct(tag)
    parent.add(element)
    return element
  }

  #add(tag: string, text: string, style: TextStyle, parent: Element): void {
    parent.add(this.#canvas.struct(tag, {}, () => this.#put(text, style)))
  }

  #addLine({ text, address, description = text }: Line, style: TextStyle, parent: Element): void {
    if (!address) {
      parent.add(() => this.#put(text, style))
      return
    }
    const link = this.#open('Link', parent)
    link.add(() => {
      const [canvas, top] = [this.#canvas, this.y]
      this.#put(text, { ...style, color: 'brand' })
      const options: object = { structParent: link, Contents: new String(description) }
      canvas.link(style.x ?? column.left, top, canvas.widthOfString(text), this.y - top, address, options)
    })
  }

  #put(text: string, { font = 'regular', size = BODY_SIZE, color = 'ink', ...style }: TextStyle): void {
    const { x = column.left, y = this.y, width = column.width, after = size * 0.7 } = style
    this.#canvas.font(font, size).fillColor(this.brand.colors[color])
    const lineGap = size * LINE_HEIGHT - this.#canvas.currentLineHeight()
    this.#canvas.text(text, x, y, { width, lineGap })
    this.y += after
  }
}
