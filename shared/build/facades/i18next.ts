// What the portal uses of i18next, and react-i18next with it.
export { createInstance, keyFromSelector } from 'i18next'
