import type { MyData, MyDataRecord, MyDataSection } from '@portal/contracts'

/** Its records are paged, so that they are never in memory together. */
interface PagedSection extends Omit<MyDataSection, 'records'> {
  pages: AsyncIterable<MyDataRecord[]>
}

export interface PagedMyData extends Omit<MyData, 'sections'> {
  sections: PagedSection[]
}

async function* arrayText(pages: PagedSection['pages']): AsyncGenerator<string> {
  let separator = '['
  for await (const records of pages) {
    if (records.length === 0) continue
    yield separator + records.map((record) => JSON.stringify(record)).join(',')
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** JSON of the shape `MyData`. */
export async function* myDataText({ createdAt, sections, withheld }: PagedMyData): AsyncGenerator<string> {
  let separator = ''
  yield `{"createdAt":${JSON.stringify(createdAt)},"sections":[`
  for (const { pages, isComplete, ...about } of sections) {
    yield `${separator}${JSON.stringify(about).slice(0, -1)},"records":`
    yield* arrayText(pages)
    yield `,"isComplete":${isComplete}}`
    separator = ','
  }
  yield `],"withheld":${JSON.stringify(withheld)}}`
}
