import { byKind, consentTitle, kindTitle } from '@portal/contracts'
import { brand, day, flag, instant, NOT_EXPORTED, type TableDescription, text } from './table-description.ts'

export const permission: TableDescription<'permission'> = {
  title: 'Stand von Einwilligungen',
  titleOfMany: 'Stand von Einwilligungen nach Bereichen',
  order: ['tenant_id', 'kind'],
  columns: {
    customer_id: NOT_EXPORTED,
    tenant_id: brand,
    kind: text('Bereich', byKind(kindTitle)),
    consents: { label: 'Einwilligungen', kind: 'consents' },
    version: NOT_EXPORTED,
    changed_at: instant('Zuletzt geändert'),
  },
}

export const consent_activity: TableDescription<'consent_activity'> = {
  title: 'Nachweis einer Entscheidung',
  titleOfMany: 'Nachweise von Entscheidungen',
  order: ['tenant_id', 'consent_activity_id'],
  isPaged: true,
  columns: {
    customer_id: NOT_EXPORTED,
    consent_activity_id: NOT_EXPORTED,
    tenant_id: brand,
    consent: { ...text('Einwilligung'), say: consentTitle },
    given: flag('Zugestimmt'),
    happened_at: instant('Zeitpunkt'),
    recorded_at: instant('Gespeichert'),
    wording_version: day('Fassung vom'),
    channel: text('Weg', { portal: 'Nordtal Konto' }),
  },
}

export const product_objection: TableDescription<'product_objection'> = {
  title: 'Widerspruch gegen Werbung per Brief',
  titleOfMany: 'Widersprüche gegen Werbung per Brief',
  order: ['tenant_id'],
  columns: { customer_id: NOT_EXPORTED, tenant_id: brand, objected_at: instant('Zeitpunkt') },
}
