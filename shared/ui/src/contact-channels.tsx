import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import css from './contact-channels.module.css'
import { Heading } from './heading.tsx'
import { Verbatim } from './verbatim.tsx'

interface ContactChannelsProps {
  /** International, grouped by spaces. */
  phone: string
  /** The service hours. */
  hours: ReactNode
  eMailAddress: string
  /** Line by line. */
  postalAddress: readonly string[]
  /** The level of the three headings. */
  level?: 2 | 3
}

/** Phone number, e-mail address and postal address. */
export function ContactChannels({
  phone,
  hours,
  eMailAddress,
  postalAddress,
  level = 3,
}: ContactChannelsProps) {
  return (
    <div className={css.channels}>
      <Channel name="Telefon" icon={<Phone aria-hidden />} level={level}>
        <a className={css.link} href={`tel:${phone.replaceAll(' ', '')}`}>
          <Verbatim>{phone}</Verbatim>
        </a>
        {hours}
      </Channel>
      <Channel name="E-Mail" icon={<Mail aria-hidden />} level={level}>
        <a className={css.link} href={`mailto:${eMailAddress}`}>
          <Verbatim>{eMailAddress}</Verbatim>
        </a>
      </Channel>
      <Channel name="Post" icon={<MapPin aria-hidden />} level={level}>
        <address className={css.lines} translate="no">
          {postalAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Channel>
    </div>
  )
}

interface ChannelProps {
  name: string
  icon: ReactNode
  level: 2 | 3
  children: ReactNode
}

function Channel({ name, icon, level, children }: ChannelProps) {
  return (
    <section className={css.channel}>
      <Heading level={level} className={css.name}>
        {icon}
        {name}
      </Heading>
      {children}
    </section>
  )
}
