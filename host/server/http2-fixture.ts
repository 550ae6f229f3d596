import { once } from 'node:events'
import { connect } from 'node:http2'

interface Http2Request {
  headers: Record<string, string>
  body?: string
}

/** Sends requests over one HTTP/2 connection. */
export async function overHttp2(origin: string, ca: Buffer, requests: Http2Request[]) {
  const session = connect(origin, { ca })
  const responses = requests.map(async ({ headers, body }) => {
    const stream = session.request(headers).end(body)
    const [head] = await once(stream, 'response')
    return { head, body: Buffer.concat(await stream.toArray()) }
  })
  try {
    return await Promise.all(responses)
  } finally {
    session.close()
  }
}
