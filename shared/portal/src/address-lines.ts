import type { Address } from '@portal/contracts'

/** An address as on an envelope, line by line. */
export const addressLines = ({ street, houseNumber, addition, postalCode, city }: Address): string[] => [
  `${street} ${houseNumber}`,
  ...(addition ? [addition] : []),
  `${postalCode} ${city}`,
]
