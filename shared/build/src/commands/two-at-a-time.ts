/** Does some work for every item, two at a time and in their order; the first failure ends it. */
export async function twoAtATime<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([worker(), worker()])
}
