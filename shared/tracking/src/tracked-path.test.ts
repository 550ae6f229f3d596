import { expect, test } from '@jest/globals'
import { createTrackedPath } from './tracked-path.ts'

const trackedPath = createTrackedPath([
  '/',
  '/overview',
  '/code/:registrationCode',
  '/code',
  '/code/renewal',
  '/code/renewal/email',
  '/personal-data/phone-list/:phoneType/:phoneId',
  '/personal-data/phone-list/:phoneType/replace',
  '/personal-data/email-list/:emailType',
  '/personal-data/email-list/email-reset',
])

test.each([
  ['/', '/'],
  ['/overview', '/overview'],
  ['/overview/', '/overview'],
  ['/overview?from=mail#top', '/overview'],
  ['/personal-data/phone-list/contract/4711', '/personal-data/phone-list/phone-type/phone-id'],
  ['/personal-data/phone-list/contract/replace', '/personal-data/phone-list/phone-type/replace'],
  ['/personal-data/email-list/email-reset', '/personal-data/email-list/email-reset'],
  ['/personal-data/email-list/anna@post.example', '/personal-data/email-list/email-type'],
  ['/code/AbCdEfGhIjKlMnOpQrStUvWx', '/code/registration-code'],
  ['/code/secret?email=anna@post.example#x', '/code/registration-code'],
  ['/code', '/code'],
  ['/code/renewal', '/code/renewal'],
  ['/code/renewal/email', '/code/renewal/email'],
  ['/code/secret/more', '/404'],
  ['/anna@post.example', '/404'],
  ['/personal-data/phone-list/contract/4711/more', '/404'],
])('%s is counted as %s', (address, counted) => {
  expect(trackedPath(address)).toBe(counted)
})
