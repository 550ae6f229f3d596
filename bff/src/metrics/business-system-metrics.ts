import { Histogram, type Registry } from 'prom-client'
import type { ChangeOutcome } from '../business-systems/business-systems.ts'

/** Outcomes are `accepted` and the reasons of refusals and outages. */
export function businessSystemMetrics(registry: Registry): (answered: ChangeOutcome) => void {
  const duration = new Histogram({
    name: 'bff_business_system_seconds',
    help: 'Time until a business system had decided on a change, or was given up',
    labelNames: ['system', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return ({ system, verdict, seconds }) => {
    duration.observe({ system, outcome: verdict.accepted ? 'accepted' : verdict.reason }, seconds)
  }
}
