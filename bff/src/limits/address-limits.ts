import type { FastifyInstance } from 'fastify'
import { lineOf, networkOf } from '../request/network-of.ts'
import type { CallGate, LimitKind } from './call-gate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The common limit by address, `public` by default; `none` for probes, and for calls that count the signed-in customer. */
    addressLimit?: LimitKind | 'none'
  }
}

/** Counts every request by its address, unless its route says otherwise: also documents, unknown paths and routes to come. */
export function limitAddresses(app: FastifyInstance, passGate: CallGate): void {
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { addressLimit = 'public' } = routeOptions.config ?? {}
    if (addressLimit === 'none') return
    const isOfReports = addressLimit === 'report' || addressLimit === 'ticket'
    await passGate(addressLimit, isOfReports ? networkOf(ip) : lineOf(ip))
  })
}
