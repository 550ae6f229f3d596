import type { MyDataField, MyDataRecord } from '@portal/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { SignIns } from '../identity-provider/sign-ins.ts'

const field = (name: string, label: string, value: unknown, kind = 'text'): MyDataField[] =>
  value === undefined ? [] : [{ name, label, kind, value }]

const software = ({ browser, system }: { browser?: string; system?: string }) => [
  ...field('browser', 'Browser', browser),
  ...field('system', 'System', system),
]

const titles = {
  'sign-in': { title: 'Anmeldung', titleOfMany: 'Anmeldungen' },
  'account-created': { title: 'Anlegen des Kontos', titleOfMany: 'Anlegen des Kontos' },
  'sign-in-blocked': { title: 'Gesperrte Anmeldeversuche', titleOfMany: 'Gesperrte Anmeldeversuche' },
  'password-changed': { title: 'Neues Passwort', titleOfMany: 'Neue Passwörter' },
}

/** The sign-in provider's data. @returns undefined if the provider cannot be reached */
export async function signInRecords(
  { signIns, logger }: { signIns: SignIns; logger: FastifyBaseLogger },
  subject: string,
): Promise<MyDataRecord[] | undefined> {
  try {
    const [devices, events] = await Promise.all([signIns.devices(subject), signIns.events(subject)])
    return [
      ...devices.map((device) => ({
        title: 'Angemeldetes Gerät',
        titleOfMany: 'Angemeldete Geräte',
        fields: [
          ...field('signedInAt', 'Angemeldet', device.signedInAt, 'instant'),
          ...field('lastUsedAt', 'Zuletzt benutzt', device.lastUsedAt, 'instant'),
          ...software(device),
        ],
      })),
      ...events.map((event) => ({
        ...titles[event.kind],
        fields: [...field('at', 'Zeitpunkt', event.at, 'instant'), ...software(event)],
      })),
    ]
  } catch (error) {
    logger.warn({ err: error }, 'the identity provider returned nothing for an export')
    return undefined
  }
}
