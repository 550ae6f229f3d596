import * as v from 'valibot'

const READY_TIMEOUT_MS = 3000

const OperationSchema = v.object({
  operationId: v.optional(v.string()),
  parameters: v.optional(
    v.array(v.object({ name: v.string(), in: v.string(), required: v.optional(v.boolean(), false) })),
    [],
  ),
  responses: v.record(v.string(), v.unknown()),
})

const DocumentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), OperationSchema)) })

/** What the gate reads of the BFF's OpenAPI document. */
export type BffDocument = v.InferOutput<typeof DocumentSchema>

/** A call of the BFF as the browser made it. */
export interface BffCall {
  method: string
  /** Below the BFF, with its query. */
  url: URL
  headers: Record<string, string>
  status: number
}

/** Whether a BFF responds at this address. */
export async function isReady(bff: string): Promise<boolean> {
  const signal = AbortSignal.timeout(READY_TIMEOUT_MS)
  return fetch(`${bff}/health/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** The document of the calls that a BFF serves. */
export async function readBffDocument(bff: string): Promise<BffDocument> {
  const response = await fetch(`${bff}/openapi.json`)
  return v.parse(DocumentSchema, await response.json())
}

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)

/** The call with this method and path; undefined if the document has none. */
export function operationOf({ paths }: BffDocument, method: string, path: string) {
  const template = Object.keys(paths).find((known) => matches(known, path))
  return template === undefined ? undefined : paths[template]?.[method.toLowerCase()]
}

/** What a call does that the document does not have. */
export function undocumentedIn(document: BffDocument, { method, url, headers, status }: BffCall): string[] {
  const call = `${method} ${url.pathname}`
  const operation = operationOf(document, method, url.pathname)
  if (!operation) return [`the live BFF has no call ${call}`]
  const missing = operation.parameters.filter(({ name, in: place, required }) => {
    if (!required) return false
    if (place === 'header') return !(name.toLowerCase() in headers)
    return place === 'query' && !url.searchParams.has(name)
  })
  return [
    ...missing.map(({ name, in: place }) => `${call} lacks the ${place} parameter ${name}`),
    ...(String(status) in operation.responses
      ? []
      : [`${call} responded with ${status}, which its document does not have`]),
  ]
}
