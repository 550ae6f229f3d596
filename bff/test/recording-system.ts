import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { BusinessRequest, Verdict } from '../src/business-systems/business-system.ts'
import { listen } from './listen.ts'

type Answer = (request: BusinessRequest) => Verdict | Promise<Verdict>

const accept: Answer = () => ({ accepted: true })

/** Stands in for all business systems and records the accepted changes. */
export async function startRecordingSystem() {
  let answer = accept
  const taken: BusinessRequest[] = []
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as BusinessRequest
    const verdict = await answer(asked)
    if (verdict.accepted) taken.push(asked)
    response.end(JSON.stringify(verdict))
  })
  const { url } = await listen(server)

  return {
    url,
    /** In order of acceptance. */
    taken,
    respondWith(other: Answer = accept) {
      answer = other
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((closed) => {
        server.close(() => closed())
      })
    },
  }
}
