/** The seeded invitations by what has become of them; their postal code is 70173. */
export const codes = {
  valid: 'HFKDFVPNDM2RG2GROZBOUMGCP2',
  used: 'I4CAELOZ33AKK72D2CQK6PQZXS',
  expired: 'HWAWSZJSCZNARUUWHD7Y2VKJSU',
  locked: '2VF74YKPK54XME4PGSSRD6SGNM',
  unknown: 'AAAAAAAAAAAAAAAAAAAAAAAAAA',
}

export const codePath = (kind: keyof typeof codes) => `/code/${codes[kind]}`
