import type { ServiceContact } from '@portal/contracts'
import css from './legal-text.module.css'

/** A postal address with its lines, a phone number and an e-mail address. */
export function ContactBlock({ postalAddress = [], phone, eMailAddress }: Partial<ServiceContact>) {
  return (
    <address className={css.contact}>
      {postalAddress.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && (
        <span>
          Telefon: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </span>
      )}
      {eMailAddress && (
        <span>
          E-Mail: <a href={`mailto:${eMailAddress}`}>{eMailAddress}</a>
        </span>
      )}
    </address>
  )
}
