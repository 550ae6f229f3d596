import type { ServiceContact } from '@portal/contracts'
import { Verbatim } from '@portal/ui'
import css from './legal-text.module.css'

/** A postal address with its lines, a phone number and an e-mail address. */
export function ContactBlock({ postalAddress = [], phone, eMailAddress }: Partial<ServiceContact>) {
  return (
    <address className={css.contact}>
      {postalAddress.map((line) => (
        <span key={line} translate="no">
          {line}
        </span>
      ))}
      {phone && (
        <span>
          Telefon:{' '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Verbatim>{phone}</Verbatim>
          </a>
        </span>
      )}
      {eMailAddress && (
        <span>
          E-Mail:{' '}
          <a href={`mailto:${eMailAddress}`}>
            <Verbatim>{eMailAddress}</Verbatim>
          </a>
        </span>
      )}
    </address>
  )
}
