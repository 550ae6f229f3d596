import { eventWords, messageWords } from './event-words.ts'
import { brand, data, instant, LEFT_OUT, type TableDescription, text } from './table-description.ts'

export const phone_pin: TableDescription<'phone_pin'> = {
  title: 'Telefon-PIN',
  titleOfMany: 'Telefon-PINs',
  order: ['tenant_id'],
  columns: {
    customer_id: LEFT_OUT,
    tenant_id: brand,
    pin: LEFT_OUT,
    pin_encrypted: LEFT_OUT,
    version: LEFT_OUT,
    changed_at: instant('Zuletzt geändert'),
  },
}

export const audit_event: TableDescription<'audit_event'> = {
  title: 'Vorgang',
  titleOfMany: 'Vorgänge',
  order: ['audit_event_id'],
  isPaged: true,
  columns: {
    customer_id: LEFT_OUT,
    audit_event_id: LEFT_OUT,
    event: text('Was geschah', eventWords),
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
    customer_id: LEFT_OUT,
    outbox_id: LEFT_OUT,
    kind: text('Was', messageWords),
    topic: LEFT_OUT,
    replaced: LEFT_OUT,
    payload: data('Angaben, technisch'),
    attempts: text('Versuche'),
    due_at: LEFT_OUT,
    created_at: instant('Erstellt'),
    delivered_at: instant('Zugestellt'),
    dead_at: instant('Nicht zustellbar seit'),
  },
}
