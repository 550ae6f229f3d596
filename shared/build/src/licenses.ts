import LicensePlugin from 'webpack-license-plugin'

/** Packages of the workspace have no version: their notice is that of the portal. */
const isOwn = (name: string, version: string) => version === '0.0.0' || name.startsWith('@portal/')

/** Writes the licences of what a build really has from other packages. An activation makes one file of those of all live releases. */
export const licenses = (target: string) =>
  new LicensePlugin({
    outputFilename: `licenses-${target}.json`,
    excludedPackageTest: isOwn,
    includeNoticeText: true,
    unacceptableLicenseTest: (license) =>
      !/^\(?(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|OFL-1\.1|CC0-1\.0|BlueOak-1\.0\.0)\b/.test(license),
  })
