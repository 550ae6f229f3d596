import { type LetterDocument, page } from './letter-document.ts'

export interface TextStyle {
  font?: 'regular' | 'bold' | 'code'
  size?: number
  color?: string
  x?: number
  y?: number
  width?: number
  /** Space below, in points. */
  after?: number
}

type Element = PDFKit.PDFStructureElement

/** Writes text from top to bottom, each piece with the tag that says what it is. */
export function createLetterWriter(doc: LetterDocument, ink: string) {
  const root = doc.struct('Document')
  doc.addStructure(root)

  function put(text: string, { font = 'regular', size = 10.5, color = ink, ...style }: TextStyle): void {
    const { x = page.left, y = doc.y, width = page.width, after = size * 0.7 } = style
    doc
      .font(font, size)
      .fillColor(color)
      .text(text, x, y, { width, lineGap: size * 0.25 })
    doc.y += after
  }

  const add = (tag: string, text: string, style: TextStyle, parent: Element) =>
    parent.add(doc.struct(tag, {}, () => put(text, style)))

  /** The tag's name is of PDF's own set: P, H1, H2 … */
  const write = (tag: string, text: string, style: TextStyle = {}) => add(tag, text, style, root)

  /** A line that opens its address where there is a pointer; on paper it is to be typed. */
  function addLink(address: string, description: string, style: TextStyle, parent: Element): void {
    const { x = page.left, width = page.width } = style
    const link: Element = doc.struct('Link')
    const paragraph = doc.struct('P')
    parent.add(paragraph)
    paragraph.add(link)
    link.add(() => {
      const top = doc.y
      put(address, style)
      const options: object = { structParent: link, Contents: new String(description) }
      doc.link(x, top, width, doc.y - top, address, options)
    })
  }

  /** Numbered steps; one may end with a link. */
  function writeSteps(
    steps: { text: string; link?: { address: string; description: string; style: TextStyle } }[],
    indent: number,
  ): void {
    const list = doc.struct('L')
    root.add(list)
    steps.forEach(({ text, link }, index) => {
      const [item, body] = [doc.struct('LI'), doc.struct('LBody')]
      const [top, x, width] = [doc.y, page.left + indent, page.width - indent]
      list.add(item)
      add('Lbl', `${index + 1}.`, { font: 'bold', width: indent, after: 0 }, item)
      item.add(body)
      add('P', text, { x, y: top, width, after: link ? 2 : 5 }, body)
      if (link) addLink(link.address, link.description, { ...link.style, x, width }, body)
    })
  }

  /** A picture that says something; what, for whoever does not see it. */
  const drawFigure = (alt: string, draw: () => void) => {
    root.add(
      doc.struct('Figure', { alt }, () => {
        doc.save()
        draw()
        doc.restore()
      }),
    )
  }

  return { root, write, writeSteps, drawFigure, end: () => root.end() }
}

export type LetterWriter = ReturnType<typeof createLetterWriter>
