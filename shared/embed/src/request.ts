/** @throws Error that names the file, and what is wrong with it */
export async function request(address: string, options: RequestInit): Promise<string> {
  const response = await fetch(address, options).catch(() => {
    throw new Error(`${address} ${options.integrity ? 'is missing or damaged' : 'cannot be requested'}`)
  })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}
