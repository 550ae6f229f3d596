import { fileURLToPath } from 'node:url'
import { type Design, designOf } from '@portal/brands/design'
import { ACCOUNT_NAME, PARENT_BRAND, tenants } from '@portal/contracts'
import { Eta } from 'eta'
import type { MailContent } from './mail-content.ts'

const eta = new Eta({ views: fileURLToPath(new URL('.', import.meta.url)), autoEscape: true, cache: true })

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

const report = {
  text: 'Waren Sie das nicht? Dann sichern Sie bitte gleich Ihr Konto: Wir melden alle Geräte ab und sperren es für Änderungen, bis Sie ein neues Passwort festgelegt haben.',
  label: 'Das war ich nicht',
}

/** A mail program without SVG support shows only the name. */
const markOf = ({ mark }: Design) =>
  mark.svg.replace(
    '<svg',
    '<svg width="40" height="40" aria-hidden="true" style="margin-right:12px;vertical-align:middle"',
  )

/** The content of both forms in reading order. */
function fillFrame(content: MailContent, portalUrl: string) {
  const tenant = tenants[content.tenantId ?? PARENT_BRAND]
  const design = designOf(tenant.id)
  return {
    ...content,
    afterAction: content.afterAction ?? [],
    design,
    mark: markOf(design),
    sender: content.tenantId ? tenant.name : ACCOUNT_NAME,
    greeting: content.name ? `Guten Tag ${content.name},` : 'Guten Tag,',
    signature: `Ihr Team von ${tenant.name}`,
    report: content.reportLink && { ...report, url: content.reportLink },
    links: [
      { label: 'Impressum', url: tenant.imprintUrl },
      { label: 'Datenschutz', url: `${portalUrl}/data-protection` },
    ],
  }
}

function renderText({ action, links, ...frame }: ReturnType<typeof fillFrame>): string {
  const blocks = [
    frame.heading,
    frame.greeting,
    ...frame.paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...frame.afterAction,
    ...(frame.report ? [`${frame.report.text}\n${frame.report.label}:\n${frame.report.url}`] : []),
    `Freundliche Grüße\n${frame.signature}`,
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** The frame of all mails, in the colours of the sending brand. The plain text has the same content as the HTML. */
export function renderMail(content: MailContent, portalUrl: string): RenderedMail {
  const frame = fillFrame(content, portalUrl)
  return { subject: content.subject, html: eta.render('./mail', frame), text: renderText(frame) }
}
