import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import css from './contact-ways.module.css'
import { Heading } from './heading.tsx'

interface ContactWaysProps {
  /** International, with spaces to be read. */
  phone: string
  /** When somebody answers. */
  hours: ReactNode
  eMailAddress: string
  /** Line by line. */
  postalAddress: readonly string[]
  /** Of the three headings. */
  level?: 2 | 3
}

/** How people are reached: by phone, by e-mail and by post. */
export function ContactWays({ phone, hours, eMailAddress, postalAddress, level = 3 }: ContactWaysProps) {
  return (
    <div className={css.ways}>
      <Way name="Telefon" icon={<Phone aria-hidden />} level={level}>
        <a className={css.link} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        {hours}
      </Way>
      <Way name="E-Mail" icon={<Mail aria-hidden />} level={level}>
        <a className={css.link} href={`mailto:${eMailAddress}`}>
          {eMailAddress}
        </a>
      </Way>
      <Way name="Post" icon={<MapPin aria-hidden />} level={level}>
        <address className={css.lines}>
          {postalAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Way>
    </div>
  )
}

interface WayProps {
  name: string
  icon: ReactNode
  level: 2 | 3
  children: ReactNode
}

function Way({ name, icon, level, children }: WayProps) {
  return (
    <section className={css.way}>
      <Heading level={level} className={css.name}>
        {icon}
        {name}
      </Heading>
      {children}
    </section>
  )
}
