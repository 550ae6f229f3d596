import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const tables = ['identity_password_resets', 'email_change_token']

/**
 * As if so much time had passed since the mails with links have left: nobody waits for it, and no clock is moved.
 * @param data the folder with the data of a portal that is stopped
 * @param time such as `73 hours`
 */
export async function ageLinks(data: string, time: string): Promise<void> {
  const database = await PGlite.create(join(data, 'postgres'))
  for (const table of tables) {
    await database.query(`update ${table} set expires_at = expires_at - $1::interval`, [time])
  }
  await database.close()
}
