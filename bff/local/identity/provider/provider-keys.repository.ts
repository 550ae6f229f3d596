import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { IdentityDatabase } from '../database/identity-database.ts'

const newSigningKeys = async (): Promise<{ keys: JWK[] }> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(12).toString('base64url')
  return { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] }
}

const newCookieKeys = async (): Promise<string[]> => [randomBytes(32).toString('base64url')]

/** The keys outlive the process: new ones would make every token and cookie invalid. */
export const createProviderKeys = (db: IdentityDatabase) => {
  const read = async (name: string): Promise<unknown> => {
    const row = await db
      .selectFrom('identity_keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.value
  }

  const readOrCreate = async <Value>(name: string, create: () => Promise<Value>): Promise<Value> => {
    if ((await read(name)) === undefined) {
      const value = JSON.stringify(await create())
      await db
        .insertInto('identity_keys')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return (await read(name)) as Value
  }

  return {
    signing: () => readOrCreate('signing', newSigningKeys),
    cookie: () => readOrCreate('cookie', newCookieKeys),
  }
}
