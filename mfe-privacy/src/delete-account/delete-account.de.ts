import { createTexts } from '@portal/text'

export const deleteAccountTexts = createTexts({
  lead: 'Sie können Ihr Nordtal Konto jederzeit löschen. Hier sehen Sie vorher, was dann nicht mehr geht, was bleibt und was wir aufbewahren müssen.',
  lost: {
    title: 'Das geht danach nicht mehr',
    signIn: 'sich mit Ihrer E-Mail-Adresse und Ihrem Passwort anmelden',
    portal: 'Verträge, Zahlungsdaten und persönliche Daten hier ansehen und ändern',
    paperless: 'selbst wählen, ob Ihre Post per E-Mail oder auf Papier kommt',
    consents: 'Einwilligungen hier geben und widerrufen und den Verlauf ansehen',
    pin: 'sich am Telefon mit Ihrer Telefon-PIN ausweisen: Wir löschen sie',
    services: 'Auch diese Dienste nutzen Ihr Konto. Sie können sie danach nicht mehr verwenden:',
    service: '{{name}} ({{brand}})',
    myData: 'Vorher meine Daten herunterladen',
  },
  contracts: {
    title: 'Ihre Verträge laufen weiter',
    text: 'Das Löschen des Kontos ist keine Kündigung: Lieferung, Abrechnung und Zahlung ändern sich nicht. Ihre Post kommt weiter wie bisher, per E-Mail oder auf Papier.',
    cancel:
      'Möchten Sie einen Vertrag beenden, kündigen Sie ihn bitte gesondert. Dafür brauchen Sie kein Konto.',
    toCancellation: 'Verträge hier kündigen',
  },
  consents: {
    title: 'Ihre Einwilligungen',
    text: 'Was Sie uns erlaubt haben, bleibt erlaubt, bis Sie es widerrufen. Sie können beim Löschen alle Einwilligungen gleich mit widerrufen: Danach fragen wir Sie im letzten Schritt. Später hilft Ihnen unser Kundenservice.',
    none: 'Sie haben zurzeit keine Einwilligung gegeben. Beim Löschen gibt es deshalb nichts zu widerrufen.',
    toOverview: 'Einwilligungen ansehen',
  },
  retained: {
    title: 'Das müssen wir aufbewahren',
    text: 'Einiges dürfen wir nicht sofort löschen. Wir verwenden es nur noch für den genannten Zweck und löschen es, sobald die Frist vorbei ist.',
    items: {
      contracts: {
        what: 'Verträge, Rechnungen und Zahlungen',
        howLong: 'während des Vertrags und danach bis zu 10 Jahre',
        why: 'Das verlangen Steuer- und Handelsrecht (§\u00a0147\u00a0AO, §\u00a0257\u00a0HGB).',
      },
      letters: {
        what: 'Schriftverkehr zum Vertrag',
        howLong: '6 Jahre',
        why: 'Das verlangen Steuer- und Handelsrecht (§\u00a0147\u00a0AO, §\u00a0257\u00a0HGB).',
      },
      mandates: {
        what: 'SEPA-Mandate',
        howLong: '14 Monate nach der letzten Lastschrift, als Buchungsbeleg bis zu 10 Jahre',
        why: 'Damit lässt sich belegen, dass wir abbuchen durften.',
      },
      proofs: {
        what: 'Nachweise über Einwilligungen und Widerrufe',
        howLong:
          'solange die Einwilligung gilt, und danach 3 Jahre ab dem Ende des Jahres, in dem Sie widerrufen',
        why: 'Damit lässt sich belegen, was Sie wann entschieden haben (Art. 7 DSGVO).',
      },
      signIn: {
        what: 'Prüfwerte Ihrer Zugangsdaten',
        howLong: '30 Tage',
        why: 'Damit sagt Ihnen die Anmeldung, dass Ihr Konto gelöscht ist. Anmelden kann sich damit niemand.',
      },
    },
  },
  final: {
    title: 'Konto endgültig löschen',
    text: 'Ein gelöschtes Konto lässt sich nicht wiederherstellen. Bevor wir es löschen, fragen wir noch einmal nach.',
    waits:
      'Die E-Mail-Adresse zur Anmeldung wurde vor Kurzem geändert. Zu Ihrer Sicherheit löschen wir das Konto deshalb nicht vor dem {{day}}, {{time}} Uhr.',
    open: 'Konto löschen',
    keep: 'Konto behalten',
  },
  ask: {
    title: 'Konto endgültig löschen?',
    purpose: 'Ihr Konto löschen',
    what: 'Ihr Nordtal Konto ist sofort gesperrt und wird gelöscht. Das lässt sich nicht rückgängig machen.',
    waits:
      'Ihr Nordtal Konto ist sofort gesperrt. Gelöscht wird es am {{day}} um {{time}} Uhr: So lange warten wir, weil die E-Mail-Adresse zur Anmeldung vor Kurzem geändert wurde.',
    contracts: 'Ihre Verträge laufen weiter.',
    withdraw: 'Alle Einwilligungen gleich mit widerrufen',
    withdrawHint:
      'Bei allen Ihren Marken. Den Nachweis darüber bekommen Sie als PDF mit der Bestätigung. Werbung per Brief ist davon nicht berührt: Ihr widersprechen Sie unter „Datenschutz“.',
    mail: 'Eine Bestätigung schicken wir an {{email}}.',
    mails: 'Eine Bestätigung schicken wir an {{email}} und an die bisherige Adresse.',
    confirm: 'Konto endgültig löschen',
    keep: 'Konto behalten',
    deleting: 'Ihr Konto wird gelöscht …',
  },
  failed: { title: 'Löschen fehlgeschlagen', content: 'Versuchen Sie es später erneut' },
  refused: {
    timeout:
      'Die Antwort hat zu lange gedauert. Ob Ihr Konto schon gelöscht wird, wissen wir nicht: Sie sehen es, wenn Sie die Seite neu laden. Sie können es auch noch einmal versuchen, doppelt geschieht dabei nichts.',
    lost: 'Das hat leider nicht geklappt: Die Verbindung ist abgerissen, bevor eine Antwort kam. Bitte versuchen Sie es noch einmal, doppelt geschieht dabei nichts.',
    offline:
      'Sie sind offline, und es wurde nichts gesendet. Bitte versuchen Sie es noch einmal, sobald Sie wieder mit dem Internet verbunden sind.',
  },
  done: {
    title: 'Konto wurde gelöscht',
    lead: 'Ihr Konto ist gesperrt, und niemand kann sich damit mehr anmelden. Danke, dass Sie bei uns waren.',
    state: 'Stand der Löschung',
    pending: 'Daten werden entfernt',
    pendingText:
      'Ihr Konto gibt es nicht mehr. Zugangsdaten und Einstellungen entfernen wir gerade noch; das dauert meist nur wenige Augenblicke.',
    deleted: 'Abgeschlossen',
    account: 'Konto gelöscht',
    data: 'Daten des Kontos entfernt',
    notYet: 'läuft gerade',
    at: '{{day}}, {{time}} Uhr',
    contracts:
      'Ihre Verträge laufen unverändert weiter. Was wir aufbewahren müssen, löschen wir nach Ablauf der Fristen.',
  },
  waits: {
    title: 'Ihr Konto wird gelöscht',
    lead: 'Ihr Konto ist gesperrt. Am {{day}} um {{time}} Uhr löschen wir es.',
    state: 'Löschung wartet',
    text: 'So lange warten wir, weil die E-Mail-Adresse zur Anmeldung vor Kurzem geändert wurde. Waren Sie das nicht? Dann stoppen Sie die Löschung mit dem Link in unserer E-Mail.',
    blocked: 'Konto gesperrt',
    planned: 'Löschung am',
  },
  signOut: {
    title: 'Abmeldung',
    counting_one: 'Wir melden Sie in {{count}} Sekunde automatisch ab.',
    counting_other: 'Wir melden Sie in {{count}} Sekunden automatisch ab.',
    now: 'Jetzt abmelden',
    stop: 'Nicht automatisch abmelden',
    stopped: 'Sie werden nicht automatisch abgemeldet. Bitte melden Sie sich ab, wenn Sie fertig sind.',
  },
})
