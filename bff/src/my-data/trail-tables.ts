import { eventTexts, messageTexts } from './event-texts.ts'
import { brand, data, instant, NOT_EXPORTED, type TableDescription, text } from './table-description.ts'

export const phone_pin: TableDescription<'phone_pin'> = {
  title: 'Telefon-PIN',
  titleOfMany: 'Telefon-PINs',
  order: ['tenant_id'],
  columns: {
    customer_id: NOT_EXPORTED,
    tenant_id: brand,
    pin: NOT_EXPORTED,
    pin_encrypted: NOT_EXPORTED,
    version: NOT_EXPORTED,
    changed_at: instant('Zuletzt geändert'),
  },
}

export const reversible_change: TableDescription<'reversible_change'> = {
  title: 'Änderung, die sich noch zurücknehmen lässt',
  titleOfMany: 'Änderungen, die sich noch zurücknehmen lassen',
  order: ['made_at', 'change_id'],
  columns: {
    customer_id: NOT_EXPORTED,
    change_id: NOT_EXPORTED,
    tenant_id: brand,
    section: text('Bereich', {
      person: 'Zu Ihrer Person',
      contact: 'Kontakt und Vertragspost',
      consents: 'Einwilligungen',
    }),
    replaced_values: data('Angaben davor und danach, technisch'),
    undone_parts: NOT_EXPORTED,
    made_at: instant('Geändert'),
    expires_at: instant('Zurücknehmen möglich bis'),
  },
}

export const audit_event: TableDescription<'audit_event'> = {
  title: 'Vorgang',
  titleOfMany: 'Vorgänge',
  order: ['audit_event_id'],
  isPaged: true,
  columns: {
    customer_id: NOT_EXPORTED,
    audit_event_id: NOT_EXPORTED,
    event: text('Was geschah', eventTexts),
    tenant_id: brand,
    happened_at: instant('Zeitpunkt'),
    request_id: text('Kennung der Anfrage'),
    detail: data('Einzelheiten, technisch'),
  },
}

export const outbox: TableDescription<'outbox'> = {
  title: 'Nachricht',
  titleOfMany: 'Nachrichten',
  order: ['outbox_id'],
  isPaged: true,
  columns: {
    customer_id: NOT_EXPORTED,
    outbox_id: NOT_EXPORTED,
    kind: text('Was', messageTexts),
    topic: NOT_EXPORTED,
    replaced: NOT_EXPORTED,
    payload: data('Angaben, technisch'),
    attempts: text('Versuche'),
    due_at: NOT_EXPORTED,
    created_at: instant('Erstellt'),
    delivered_at: instant('Zugestellt'),
    dead_at: instant('Nicht zustellbar seit'),
  },
}
