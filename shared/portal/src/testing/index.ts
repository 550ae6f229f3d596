export { HttpResponse, http } from 'msw'
export { BFF_URL, fakeBff, problem, profileHandlers, tooManyRequests } from './fake-bff.ts'
export { aContract, aCustomerProfile, aUserProfile } from './profiles.ts'
export { renderTab } from './render-tab.tsx'
