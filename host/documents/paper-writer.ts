import { colors, column, drawDecoration, mm, type Paper } from './paper.ts'

interface TextStyle {
  font?: 'regular' | 'bold'
  size?: number
  color?: string
  x?: number
  width?: number
  /** Space below, in points. */
  after?: number
}

type Element = PDFKit.PDFStructureElement
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl'

/** A heading stays with the first lines that follow it. */
const ROOM_UNDER_HEADING = mm(28)

/** Writes text from top to bottom and from page to page, each piece with the tag that says what it is. */
export function createPaperWriter(paper: Paper) {
  const root = paper.struct('Document')
  paper.addStructure(root)

  function put(text: string, { font = 'regular', size = 10, color = colors.ink, ...style }: TextStyle): void {
    const { x = column.left, width = column.width, after = size * 0.6 } = style
    paper
      .font(font, size)
      .fillColor(color)
      .text(text, x, paper.y, { width, lineGap: size * 0.3 })
    paper.y += after
  }

  const add = (tag: Tag, text: string, style: TextStyle, parent: Element) =>
    parent.add(paper.struct(tag, {}, () => put(text, style)))

  const write = (tag: Tag, text: string, style: TextStyle = {}) => add(tag, text, style, root)

  /** Starts a new page if not even the first lines of what follows fit on this one. */
  function keepTogether(height: number): void {
    if (paper.y + height > paper.page.maxY()) paper.addPage()
  }

  return {
    root,
    write,
    keepTogether,

    /** A heading of a chapter, which also stands in the list of bookmarks. */
    writeChapter(title: string): void {
      paper.y += mm(4)
      keepTogether(ROOM_UNDER_HEADING)
      // Counted from the right and from the top.
      paper.outline.addItem(title, { fit: false, left: paper.page.width, top: paper.y } as object)
      write('H2', title, { font: 'bold', size: 14, color: colors.brand })
    },

    writeSubheading(title: string): void {
      keepTogether(ROOM_UNDER_HEADING)
      write('H3', title, { font: 'bold', size: 11 })
    },

    writeList(items: string[]): void {
      const list = paper.struct('L')
      root.add(list)
      for (const text of items) {
        const [item, body] = [paper.struct('LI'), paper.struct('LBody')]
        keepTogether(mm(12))
        const top = paper.y
        list.add(item)
        add('Lbl', '•', { color: colors.brand, width: mm(5), after: 0 }, item)
        paper.y = top
        item.add(body)
        add('P', text, { x: column.left + mm(5), width: column.width - mm(5), after: 3 }, body)
      }
      paper.y += 4
    },

    /** Lines beside a coloured bar, some of which open an address. */
    writeContact(lines: { text: string; address?: string }[]): void {
      keepTogether(lines.length * mm(6))
      const block = paper.struct('P')
      root.add(block)
      const [top, x] = [paper.y, column.left + mm(5)]
      for (const { text, address } of lines) {
        const lineTop = paper.y
        const style = { x, width: column.width - mm(5), after: 1, color: address ? colors.brand : colors.ink }
        if (!address) block.add(() => put(text, style))
        else addLink(block, address, text, lineTop, style)
      }
      drawDecoration(paper, () => paper.rect(column.left, top, mm(1), paper.y - top).fill(colors.accent))
      paper.y += 8
    },

    end: () => root.end(),
  }

  function addLink(parent: Element, address: string, text: string, top: number, style: TextStyle): void {
    const link: Element = paper.struct('Link')
    parent.add(link)
    link.add(() => {
      put(text, style)
      const options: object = { structParent: link, Contents: new String(text) }
      paper.link(style.x ?? column.left, top, paper.widthOfString(text), paper.y - top, address, options)
    })
  }
}

export type PaperWriter = ReturnType<typeof createPaperWriter>
