import type { Rows, SeedContract } from './seed-person.ts'

type ConsumptionRow = NonNullable<Rows['consumption']>[number]

/** In percent of a year, from January to December. */
const evenly = [9.5, 8.5, 8.5, 8, 7.8, 7.4, 7.3, 7.4, 7.8, 8.6, 9.2, 10]
const withTheCold = [16, 14, 12, 8, 4, 2, 1.5, 1.5, 3, 8, 13, 17]

/** What a contract supplies, how much of it in a year, and in which months; invented from its names. */
export function supplyOf({ product, tariff }: SeedContract) {
  const names = `${product} ${tariff}`
  if (/gas/i.test(names)) return { commodity: 'gas', unit: 'm3', yearly: 1450, shares: withTheCold } as const
  if (/wärme/i.test(names))
    return { commodity: 'heat', unit: 'kWh', yearly: 5200, shares: withTheCold } as const
  return { commodity: 'electricity', unit: 'kWh', yearly: 2900, shares: evenly } as const
}

/** Months counted from the year 0 on, so that they can be compared and added. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const firstDayOf = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** A household is not the same every year: up to ten percent more or less, always the same for the same month. */
const moodOf = (number: string, month: number) => 0.9 + ((Number(number) * 7 + month * 31) % 21) / 100

/** From January of last year, or the contract's start, to last month, or the contract's end. */
export function consumptionRows(
  customer_id: string,
  contracts: SeedContract[],
  now = new Date(),
): ConsumptionRow[] {
  const present = monthOf(now.toISOString())
  const januaryOfLastYear = (Math.floor(present / 12) - 1) * 12
  return contracts.flatMap((contract) => {
    const { unit, yearly, shares } = supplyOf(contract)
    const first = Math.max(januaryOfLastYear, monthOf(contract.since))
    const last = Math.min(present - 1, contract.until ? monthOf(contract.until) : present)
    const months = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    return months.map((month) => ({
      customer_id,
      contract_id: contract.id,
      month: firstDayOf(month),
      unit,
      amount: Math.round((yearly * (shares[month % 12] ?? 0) * moodOf(contract.number, month)) / 100),
    }))
  })
}
