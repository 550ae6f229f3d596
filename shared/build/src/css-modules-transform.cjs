// A class name is its own value in unit tests.
const identity = 'export default new Proxy({}, { get: (_, name) => String(name) })'

module.exports = { process: () => ({ code: identity }) }
