/** Asks again until there is an answer, for at most so many seconds. */
export const eventually = async <Answer>(
  ask: () => Promise<Answer | undefined>,
  seconds = 10,
): Promise<Answer> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`no answer within ${seconds} seconds`)
}
