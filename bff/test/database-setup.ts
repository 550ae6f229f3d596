import { makeTemplate } from './test-database.ts'

/** Seeds one database on the test server, if there is one: test files get copies, which take a fraction of the time. */
export default async function makeDatabase(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server) await makeTemplate(server)
}
