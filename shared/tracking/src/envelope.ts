import type { ITelemetryItem } from '@microsoft/applicationinsights-web'
import { parseUrl } from '@portal/contracts'
import { reportableRequest } from './outgoing-requests.ts'
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

/** The path of a file of the portal; other files are not reported. */
const fileOf = (name: unknown) => {
  const url = parseUrl(String(name))
  return url?.origin === location.origin && /\.m?js$/.test(url.pathname) ? url.pathname : '<other>'
}

const frameOf = ({ level, method, fileName, line }: Frame) => ({
  level,
  method: isName(method) ? method : '<anonymous>',
  fileName: fileOf(fileName),
  assembly: '',
  line,
})

/** The name and place of an error. Its message may contain personal data, so it is not sent. */
function exceptionFields({ exceptions = [], severityLevel }: Fields & { exceptions?: Thrown[] }): Fields {
  const reported = exceptions.map(({ typeName, parsedStack }) => {
    const name = isName(typeName) ? typeName : 'Error'
    return {
      typeName: name,
      message: name,
      hasFullStack: true,
      stack: '',
      parsedStack: (parsedStack ?? []).map(frameOf),
    }
  })
  // The SDK sends data with a version unchanged; without one it would report this object as the error.
  return { ver: '4.0', exceptions: reported, severityLevel, properties: {}, measurements: {} }
}

function pageViewFields(trackedPath: TrackedPath): Fields {
  const path = trackedPath(location.pathname)
  return { name: path, uri: location.origin + path, properties: {}, measurements: {} }
}

function requestFields(data: Fields, bffPath: string): Fields | undefined {
  const request = reportableRequest(String(data.target), bffPath)
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
  /** The base path of the BFF. */
  bffPath: string
  trackedPath: TrackedPath
}

/**
 * Reduces an envelope to the fields that may be sent, without personal data.
 * Returns false if the envelope must not be sent.
 */
export function scrubEnvelope(envelope: ITelemetryItem, { bffPath, trackedPath }: Scrubbing): boolean {
  const data: Fields = envelope.baseData ?? {}
  const kinds: Record<string, () => Fields | undefined> = {
    PageviewData: () => pageViewFields(trackedPath),
    ExceptionData: () => exceptionFields(data),
    RemoteDependencyData: () => requestFields(data, bffPath),
  }
  const scrubbed = kinds[envelope.baseType ?? '']?.()
  if (!scrubbed) return false
  envelope.baseData = scrubbed
  envelope.data = {}
  if (envelope.ext?.trace) envelope.ext.trace.name = trackedPath(location.pathname)
  return true
}
