import { expect, test } from '@jest/globals'
import { cipherOf, dataKeys } from '../../test/test-data-keys.ts'
import { StartError } from '../start-error.ts'
import { DecryptionError, type Place } from './cipher.ts'
import { configuredCipher } from './configured-cipher.ts'

const place: Place = ['phone_pin.pin', '2100417', '100']
const ofOld = cipherOf(dataKeys(['2026', 1]))
const ofBoth = cipherOf(dataKeys(['2027', 2], ['2026', 1]))
const ofNew = cipherOf(dataKeys(['2027', 2]))

test('a value is encrypted with the first key, with a new text each time, and names the key', () => {
  const texts = [ofBoth.encrypt('47114', place), ofBoth.encrypt('47114', place)]
  expect(new Set(texts).size).toBe(2)
  for (const text of texts) {
    expect(text).toMatch(/^v1\.2027\.[\w-]{44}$/)
    expect(ofNew.decrypt(text, place)).toBe('47114')
  }
})

test('texts of the old key decrypt while it is in the list', () => {
  const text = ofOld.encrypt('47114', place)
  expect(ofBoth.decrypt(text, place)).toBe('47114')
  expect(() => ofNew.decrypt(text, place)).toThrow(
    new DecryptionError('phone_pin.pin needs the key "2026", which DATA_KEYS does not hold'),
  )
})

test.each<[string, Place]>([
  ['another customer', ['phone_pin.pin', '2100418', '100']],
  ['another brand', ['phone_pin.pin', '2100417', '200']],
  ['another column', ['payment_method.iban', '2100417', '100']],
])('a text does not decrypt in the row of %s', (_name, other) => {
  const text = ofOld.encrypt('47114', place)
  expect(() => ofOld.decrypt(text, other)).toThrow(DecryptionError)
})

test('a changed nonce, value or tag is refused', () => {
  const [prefix, sealed = ''] = ofOld.encrypt('47114', place).split('v1.2026.')
  const bytes = Buffer.from(sealed, 'base64url')
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    const text = `${prefix}v1.2026.${changed.toString('base64url')}`
    expect(() => ofOld.decrypt(text, place)).toThrow('does not decrypt with the key "2026"')
  }
})

test.each(['', '47114', 'v1.2026.', 'v1.2026.AAAA', 'v2.2026.AAAA', 'v1.2026.A A'])(
  '%j is refused',
  (text) => {
    expect(() => ofOld.decrypt(text, place)).toThrow(DecryptionError)
  },
)

test('another key with the same id is refused, without the value in the message', () => {
  const text = cipherOf(dataKeys(['2026', 9])).encrypt('47114', place)
  const decrypt = () => ofOld.decrypt(text, place)
  expect(decrypt).toThrow(
    /^phone_pin\.pin does not decrypt with the key "2026": DATA_KEYS holds another key of this id, or the row was changed$/,
  )
})

test('the BFF does not start without keys', () => {
  expect(() => configuredCipher({ DATA_KEYS: undefined })).toThrow(StartError)
  expect(() => configuredCipher({ DATA_KEYS: undefined })).toThrow('DATA_KEYS is missing')
})
