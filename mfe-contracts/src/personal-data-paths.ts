import { remotes } from '@portal/contracts'

const base = remotes['mfe-personal-data'].basePath

/** Where the other tab shows and changes what belongs to a contract, and who helps. */
export const personalDataPaths = {
  help: `${base}/help`,
  phones: `${base}/phone-list/contract`,
  emails: `${base}/email-list/contract`,
  address: (type: 'delivery' | 'billing', id: string) =>
    `${base}/address-list/${type}/${encodeURIComponent(id)}`,
}
