/** Repeats `read` until it returns a value, for at most this number of seconds. */
export const eventually = async <Result>(
  read: () => Promise<Result | undefined>,
  seconds = 30,
): Promise<Result> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const result = await read()
    if (result !== undefined) return result
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`no result within ${seconds} seconds`)
}
