import { library } from './patterns.mjs'

/** A library that only one place may import, and that place. */
const door = (name, { to, only, instead, types = true }) => ({
  name: `${name}-has-one-door`,
  comment: instead,
  from: { pathNot: only },
  to: { path: library(...to), ...(types || { dependencyTypesNot: ['type-only'] }) },
})

/** Gives the elements of a page the libraries as they are. */
const VENDOR = String.raw`^shared/element/src/vendor\.ts$`

/** How the variants of the bench load remotes. */
const BENCH_LOADERS = '^e2e/performance/loaders/'

export const doors = [
  door('auth0', {
    to: ['@auth0/[^/]+'],
    only: String.raw`^host/src/session/sign-in-provider\.tsx$`,
    instead: "Use the session of the Portal, or the host's session.ts.",
  }),
  door('phone-numbers', {
    to: ['libphonenumber-js'],
    only: String.raw`^shared/contracts/src/phone-number\.ts$`,
    instead: 'Use PhoneNumberSchema of @portal/contracts: one rule for form and server.',
  }),
  door('rxjs', {
    to: ['rxjs'],
    only: [String.raw`^shared/portal/src/bus\.ts$`, '^shared/federation/facades/', VENDOR],
    instead: 'Publish and subscribe on the bus: usePortal().events.',
  }),
  door('i18next', {
    to: ['i18next'],
    only: ['^shared/text/src/', '^shared/federation/facades/', VENDOR],
    types: false,
    instead: 'Make the texts of a feature with createTexts of @portal/text.',
  }),
  door('react-hook-form', {
    to: ['react-hook-form', '@hookform/[^/]+'],
    only: ['^shared/portal/src/', '^shared/federation/facades/'],
    instead: 'Make the form with useChangeForm of @portal/portal, which saves drafts and shows refusals.',
  }),
  door('pdfkit', {
    to: ['pdfkit'],
    only: '^shared/pdf/src/',
    instead: 'Lay the document out with Pdf of @portal/pdf, which tags and embeds.',
  }),
  door('monitoring', {
    to: ['@microsoft/applicationinsights-[^/]+'],
    only: '^shared/tracking/src/',
    instead: 'Call track of the Portal or of the host: it checks the consent and removes personal data.',
  }),
  door('federation', {
    to: ['@module-federation/[^/]+'],
    only: [
      '^shared/federation/src/(build|runtime)/',
      // The plugins of the kit, which another repository builds with.
      '^shared/remote/src/(bundlers|package/testing)/',
      BENCH_LOADERS,
      String.raw`^shared/build/src/bench-variants\.ts$`,
    ],
    instead: 'Take the builds and the runtime of @portal/federation.',
  }),
  door('database', {
    to: ['pg', '@electric-sql/pglite'],
    only: ['^bff/src/database/', '^bff/(test|bench)/'],
    instead: 'Take the database that bff/src/database/open-database.ts opens.',
  }),
]
