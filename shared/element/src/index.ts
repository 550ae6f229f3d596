export { defineElement } from './define-element.ts'
export type { PortalElement } from './portal-element.ts'
export { startStandAlone } from './stand-alone.ts'
