import { domainToUnicode } from 'node:url'

/** The host of an address, with a label in the ASCII form of RFC 5891. */
const ASCII_HOST = /(?<=@)[a-z\d.-]*xn--[a-z\d.-]+/gi

/**
 * Shows the hosts of e-mail addresses in a text as they are typed, `info@müller.example`. Stored, compared and delivered they are
 * in ASCII, `info@xn--mller-kva.example`.
 */
export const withShownHosts = (text: string): string =>
  text.replaceAll(ASCII_HOST, (host) => domainToUnicode(host) || host)
