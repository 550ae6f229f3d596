import type { MyData, MyDataField, MyDataRecord, MyDataSection } from '@portal/contracts'
import { german } from '@portal/text'
import { myDataTexts } from './my-data.de.ts'
import { sayValue } from './say-value.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
const terms = (rows: [string, string][]) =>
  `<dl>${rows.map(([label, text]) => `<div>${element('dt', label)}${element('dd', text)}</div>`).join('')}</dl>`

/** What cannot be read, such as a portrait, is only in the JSON file. */
const isKnown = ({ kind, value }: MyDataField) => value !== null && kind !== 'data'

const recordOf = ({ title, fields }: MyDataRecord) =>
  element('h3', title) + terms(fields.filter(isKnown).map((field) => [field.label, sayValue(field)]))

function sectionOf({ title, records, isComplete, ...origin }: MyDataSection): string {
  const { t } = myDataTexts
  const notes = [
    ...(isComplete ? [] : [element('p', t('incomplete.text'))]),
    ...(records.length === 0 && isComplete ? [element('p', t('none'))] : []),
  ]
  const rows = (['source', 'purpose', 'retention'] as const).map((name): [string, string] => [
    t(name),
    origin[name],
  ])
  return [element('h2', title), terms(rows), ...notes, ...records.map(recordOf)].join('')
}

const STYLE =
  'body{font:1rem/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}dl{margin:0 0 1rem}dl div{break-inside:avoid}dt{font-weight:600;float:left;margin-right:.5rem}dt::after{content:":"}dd{margin:0;overflow-wrap:anywhere}h2{border-top:1px solid;padding-top:1rem}h3{margin:1rem 0 .25rem}'

/** All data as one HTML page to read, print, or save as a PDF, without a connection. */
export function myDataDocument({ createdAt, sections, withheld }: MyData): string {
  const { t } = myDataTexts
  const at = t('moment', { day: german.formatDate(createdAt), time: german.formatTime(createdAt) })
  const body = [
    element('h1', t('document.title')),
    element('p', t('document.lead', { at })),
    ...sections.map(sectionOf),
    element('h2', t('withheld')),
    terms(withheld.map(({ what, why }) => [what, why])),
  ].join('')
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${element('title', t('document.title'))}<style>${STYLE}</style></head><body>${body}</body></html>`
}
