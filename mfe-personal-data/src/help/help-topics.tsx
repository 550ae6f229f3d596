import { useUserProfile } from '@portal/bff-client'
import { deepLinks, type TenantId, tenants } from '@portal/contracts'
import { Accordion, AccordionItem, ExternalLink } from '@portal/ui'
import { useLocation } from 'react-router'
import { phonePinTopic, topicsOf } from './help.de.ts'

/** The topics, with links to the brand's own account. The URL's hash opens one. */
export function HelpTopics({ tenantId }: { tenantId: TenantId }) {
  const { data: user } = useUserProfile()
  const { hash } = useLocation()
  const system = user?.businessSystems.find((one) => one.tenantId === tenantId)
  const { name } = tenants[tenantId]
  const topics = [...topicsOf(name), ...(system?.phonePin.enabled ? [phonePinTopic(name)] : [])]
  return (
    <Accordion>
      {topics.map(({ id, title, text, links }) => (
        <AccordionItem key={title} title={title} open={id !== undefined && hash === `#${id}`}>
          <p>{text}</p>
          {links.map(({ page, label }) => (
            <p key={page}>
              <ExternalLink href={deepLinks[tenantId][page]} target="_blank">
                {label}
              </ExternalLink>
            </p>
          ))}
        </AccordionItem>
      ))}
    </Accordion>
  )
}
