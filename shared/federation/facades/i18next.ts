// The exports of i18next that the portal and react-i18next use.
export { createInstance, keyFromSelector } from 'i18next'
