import type { ITelemetryItem } from '@microsoft/applicationinsights-web'
import { tellableRequest } from './outgoing-requests.ts'
import type { TrackedPath } from './tracked-path.ts'

type Fields = Record<string, unknown>

interface Frame {
  level: number
  method: string
  fileName: string
  line: number
}

interface Thrown {
  typeName: string
  parsedStack?: Frame[] | null
}

const isName = (text: unknown): text is string =>
  typeof text === 'string' && /^(?:(?:new|async) )?[\w$.<>]{1,80}$/.test(text)

/** A file of the portal by its path; what else a frame may name is nobody's business. */
const fileOf = (name: unknown) => {
  const url = URL.parse(String(name))
  return url?.origin === location.origin && /\.m?js$/.test(url.pathname) ? url.pathname : '<other>'
}

const frameOf = ({ level, method, fileName, line }: Frame) => ({
  level,
  method: isName(method) ? method : '<anonymous>',
  fileName: fileOf(fileName),
  assembly: '',
  line,
})

/** An error by its kind and its place. Its message may quote anything, so it stays here. */
function exceptionFields({ exceptions = [], severityLevel }: Fields & { exceptions?: Thrown[] }): Fields {
  const told = exceptions.map(({ typeName, parsedStack }) => {
    const name = isName(typeName) ? typeName : 'Error'
    return {
      typeName: name,
      message: name,
      hasFullStack: true,
      stack: '',
      parsedStack: (parsedStack ?? []).map(frameOf),
    }
  })
  // With a version the SDK takes it as it stands; without one it would describe this object as the error.
  return { ver: '4.0', exceptions: told, severityLevel, properties: {}, measurements: {} }
}

function pageViewFields(trackedPath: TrackedPath): Fields {
  const path = trackedPath(location.pathname)
  return { name: path, uri: location.origin + path, properties: {}, measurements: {} }
}

function requestFields(data: Fields, bffPath: string): Fields | undefined {
  const request = tellableRequest(String(data.target), bffPath)
  if (!request) return undefined
  const { id, type, duration, success, responseCode, properties } = data
  const method = (properties as { HttpMethod?: string } | undefined)?.HttpMethod ?? 'GET'
  return {
    id,
    type,
    duration,
    success,
    responseCode,
    name: `${method} ${request.path}`,
    target: `https://${request.host}${request.path}`,
    properties: { HttpMethod: method },
  }
}

interface Scrubbing {
  /** Where the BFF's calls begin. */
  bffPath: string
  trackedPath: TrackedPath
}

/**
 * Rewrites an envelope so that nothing of the customer is left in it: only the fields named here leave the browser.
 * Returns false for one that must not leave at all.
 */
export function scrubEnvelope(envelope: ITelemetryItem, { bffPath, trackedPath }: Scrubbing): boolean {
  const data: Fields = envelope.baseData ?? {}
  const kinds: Record<string, () => Fields | undefined> = {
    PageviewData: () => pageViewFields(trackedPath),
    ExceptionData: () => exceptionFields(data),
    RemoteDependencyData: () => requestFields(data, bffPath),
  }
  const kept = kinds[envelope.baseType ?? '']?.()
  if (!kept) return false
  envelope.baseData = kept
  envelope.data = {}
  if (envelope.ext?.trace) envelope.ext.trace.name = trackedPath(location.pathname)
  return true
}
