import {
  brand,
  data,
  day,
  emailAddress,
  flag,
  instant,
  NOT_EXPORTED,
  type TableDescription,
  text,
} from './table-description.ts'

export const account: TableDescription<'account'> = {
  title: 'Konto',
  titleOfMany: 'Konten',
  order: ['customer_id'],
  columns: {
    customer_id: text('Kundenkennung'),
    subject: text('Kennung bei der Anmeldung'),
    email: emailAddress('E-Mail-Adresse zur Anmeldung'),
    email_changed_at: instant('E-Mail-Adresse geändert'),
    status: text('Stand', {
      active: 'aktiv',
      'deletion-pending': 'Löschung beantragt',
      deleted: 'gelöscht',
    }),
    last_password_reset_at: instant('Passwort geändert'),
    last_used_name: text('Zuletzt benutzter Dienst'),
    last_used_tenant_id: { ...brand, label: 'Zuletzt benutzte Marke' },
    deletion_requested_at: instant('Löschung beantragt'),
    tokens_valid_from: instant('Überall abgemeldet'),
    frozen_at: instant('Gesperrt für Änderungen'),
    deleted_at: instant('Gelöscht'),
  },
}

export const ended_session: TableDescription<'ended_session'> = {
  title: 'Abgemeldetes Gerät',
  titleOfMany: 'Abgemeldete Geräte',
  order: ['ended_at', 'session_id'],
  columns: { customer_id: NOT_EXPORTED, session_id: NOT_EXPORTED, ended_at: instant('Abgemeldet') },
}

export const report_link: TableDescription<'report_link'> = {
  title: 'Link „Das war ich nicht“',
  titleOfMany: 'Links „Das war ich nicht“',
  order: ['expires_at', 'token_hash'],
  columns: {
    customer_id: NOT_EXPORTED,
    token_hash: NOT_EXPORTED,
    sent_to: text('Gesendet an'),
    about: text('Anlass'),
    expires_at: instant('Gültig bis'),
    case_number: text('Vorgangsnummer'),
  },
}

export const account_link: TableDescription<'account_link'> = {
  title: 'Verknüpfung mit Verträgen',
  titleOfMany: 'Verknüpfungen mit Verträgen',
  order: ['linked_at', 'account_link_id'],
  columns: {
    customer_id: NOT_EXPORTED,
    account_link_id: NOT_EXPORTED,
    tenant_id: brand,
    code_hash: NOT_EXPORTED,
    taken_over: NOT_EXPORTED,
    linked_at: instant('Verknüpft'),
    undone_at: instant('Aufgehoben'),
  },
}

export const account_link_token: TableDescription<'account_link_token'> = {
  title: 'Link zum Aufheben einer Verknüpfung',
  titleOfMany: 'Links zum Aufheben von Verknüpfungen',
  order: ['expires_at', 'token_hash'],
  columns: {
    customer_id: NOT_EXPORTED,
    token_hash: NOT_EXPORTED,
    account_link_id: NOT_EXPORTED,
    expires_at: instant('Gültig bis'),
  },
}

export const noticed_device: TableDescription<'noticed_device'> = {
  title: 'Gemeldetes neues Gerät',
  titleOfMany: 'Gemeldete neue Geräte',
  order: ['noticed_at', 'session_id'],
  columns: { customer_id: NOT_EXPORTED, session_id: NOT_EXPORTED, noticed_at: instant('Gemeldet') },
}

export const business_system: TableDescription<'business_system'> = {
  title: 'Kunde bei einer Marke',
  titleOfMany: 'Kunde bei mehreren Marken',
  order: ['tenant_id'],
  columns: {
    customer_id: NOT_EXPORTED,
    tenant_id: brand,
    system: text('Name des Kundensystems', {
      emp: 'EMP',
      powercloud: 'Powercloud',
      'scale-crm': 'Scale CRM',
    }),
    phone_pin_enabled: flag('Telefon-PIN möglich'),
    cmdm_enabled: flag('Wahl zwischen Marken möglich'),
  },
}

export const customer: TableDescription<'customer'> = {
  title: 'Person',
  titleOfMany: 'Personen',
  order: ['customer_id'],
  columns: {
    customer_id: NOT_EXPORTED,
    name: text('Name'),
    name_changed_at: instant('Name geändert'),
    birthday: day('Geburtsdatum'),
    birthday_changed_at: instant('Geburtsdatum geändert'),
    avatar_content: data('Bild'),
    version: NOT_EXPORTED,
  },
}

export const email_change: TableDescription<'email_change'> = {
  title: 'Änderung der E-Mail-Adresse zur Anmeldung',
  titleOfMany: 'Änderungen der E-Mail-Adresse zur Anmeldung',
  order: ['requested_at'],
  columns: {
    customer_id: NOT_EXPORTED,
    email_change_id: NOT_EXPORTED,
    old_email: emailAddress('Bisherige Adresse'),
    new_email: emailAddress('Neue Adresse'),
    requested_at: instant('Angefordert'),
    mailbox_confirmed_at: instant('Von der neuen Adresse bestätigt'),
    agreed_at: instant('Von der bisherigen Adresse zugestimmt'),
    effective_from: instant('Ohne Zustimmung wirksam ab'),
    confirmed_at: instant('Geändert'),
    undone_at: instant('Rückgängig gemacht'),
  },
}

export const email_change_token: TableDescription<'email_change_token'> = {
  title: 'Link in einer E-Mail zur neuen Adresse',
  titleOfMany: 'Links in E-Mails zur neuen Adresse',
  order: ['expires_at'],
  columns: {
    customer_id: NOT_EXPORTED,
    token_hash: NOT_EXPORTED,
    email_change_id: NOT_EXPORTED,
    link: text('Zweck', { confirm: 'bestätigen', agree: 'zustimmen', undo: 'rückgängig machen' }),
    expires_at: instant('Gültig bis'),
  },
}

export const registration_code: TableDescription<'registration_code'> = {
  title: 'Einladung',
  titleOfMany: 'Einladungen',
  order: ['issued_at'],
  columns: {
    customer_id: NOT_EXPORTED,
    code_hash: NOT_EXPORTED,
    postal_code: text('Postleitzahl zur Prüfung'),
    state: text('Stand', { valid: 'gültig', used: 'verwendet', expired: 'abgelaufen', locked: 'gesperrt' }),
    failed_attempts: text('Falsche Postleitzahlen'),
    issued_at: instant('Ausgestellt'),
    expires_at: instant('Gültig bis'),
    confirmed_at: instant('Postleitzahl bestätigt'),
    link_token_hash: NOT_EXPORTED,
    link_token_expires_at: NOT_EXPORTED,
  },
}

export const link_token: TableDescription<'link_token'> = {
  title: 'Bestätigte Postleitzahl einer Einladung',
  titleOfMany: 'Bestätigte Postleitzahlen von Einladungen',
  order: ['expires_at'],
  columns: {
    customer_id: NOT_EXPORTED,
    token_hash: NOT_EXPORTED,
    code_hash: NOT_EXPORTED,
    expires_at: instant('Gültig bis'),
  },
}
