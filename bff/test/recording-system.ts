import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BusinessRequest, Verdict } from '../src/business-systems/business-system.ts'

type Answer = (request: BusinessRequest) => Verdict | Promise<Verdict>

const accept: Answer = () => ({ accepted: true })

/** Stands for all business systems, and keeps what it accepted. */
export async function startRecordingSystem() {
  let answer = accept
  const taken: BusinessRequest[] = []
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as BusinessRequest
    const verdict = await answer(asked)
    if (verdict.accepted) taken.push(asked)
    response.end(JSON.stringify(verdict))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** In the order in which it was accepted. */
    taken,
    answerWith(other: Answer = accept) {
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
