const SOCKET_FAILURES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']

/** SQLSTATE classes: 08 connection, 53 out of resources, 57 operator intervention (shutdown, statement time-out). */
const SERVER_FAILURES = /^(08|53|57)[0-9A-Z]{3}$/

/** pg reports these without a code. */
const POOL_FAILURES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** Whether the database could not be reached or could not run the statement: a retry may succeed. */
export function isConnectionFailure(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return SOCKET_FAILURES.includes(code) || SERVER_FAILURES.test(code) || POOL_FAILURES.test(error.message)
}
