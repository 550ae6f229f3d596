import { library, TESTS } from './patterns.mjs'

export const federationShape = [
  {
    name: 'federation-is-at-the-bottom',
    comment: 'Every other package may need it: pass what it needs as an argument.',
    from: { path: '^shared/federation/', pathNot: TESTS },
    to: { path: '^shared/(?!federation/)' },
  },
  {
    name: 'protocol-uses-valibot-only',
    comment: 'Servers need the protocol, too: move code for the page into the runtime.',
    from: { path: '^shared/federation/src/protocol/', pathNot: TESTS },
    to: { pathNot: ['^shared/federation/src/protocol/', library('valibot')] },
  },
]
