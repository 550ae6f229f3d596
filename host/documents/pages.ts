// The host's own pages. The build runs this module, and an activation renders a page for each: title, description, status.
import type { HostPage, IconDrawing } from '@portal/federation/protocol'
import * as house from 'lucide-react/icons/house'
import {
  ACCESSIBILITY_PATH,
  ACCOUNT_LINKING_PATH,
  CALLBACK_PATH,
  CANCELLATION_PATH,
  DATA_PROTECTION_PATH,
  GOODBYE_PATH,
  NO_ANSWER_PATH,
  OVERVIEW_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  UNLINKED_ACCOUNT_PATH,
} from '../src/paths.ts'
import { hostTexts } from '../src/texts.de.ts'

const { t } = hostTexts

type WithKey = [string, Record<string, string> & { key: string }][]

/** The elements of an icon, without React's keys. */
function drawingOf(icon: object): IconDrawing {
  const { __iconData: data } = icon as { __iconData: { node: WithKey } }
  return data.node.map(([element, { key, ...attributes }]) => [element, attributes]) as IconDrawing
}

export const pages = [
  { path: OVERVIEW_PATH, tab: { label: t('tabs.overview'), icon: drawingOf(house) } },
  {
    path: DATA_PROTECTION_PATH,
    title: 'Datenschutzhinweise',
    description:
      'Welche Daten das Nordtal Konto verarbeitet, wozu, wie lange und welche Rechte Sie haben. Auch als PDF.',
    isPublic: true,
  },
  {
    path: ACCESSIBILITY_PATH,
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie barrierefrei das Nordtal Konto ist, und wie Sie uns eine Barriere melden.',
    isPublic: true,
  },
  {
    path: CANCELLATION_PATH,
    title: t('footer.cancel'),
    description:
      'Kündigen Sie Ihren Vertrag bei Nordtal Energie, Flinkstrom oder Solhaus, auch ohne Anmeldung.',
    isPublic: true,
  },
  {
    path: SIGN_IN_PATH,
    title: t('signIn.title'),
    description: 'Melden Sie sich mit Ihrer E-Mail-Adresse im Nordtal Konto an.',
    isPublic: true,
  },
  { path: NO_ANSWER_PATH, title: t('noAnswer.title') },
  { path: '/404', title: 'Seite nicht gefunden' },
  ...[CALLBACK_PATH, SIGN_OUT_PATH, GOODBYE_PATH, ACCOUNT_LINKING_PATH, UNLINKED_ACCOUNT_PATH].map(
    (path) => ({ path }),
  ),
] satisfies HostPage[]
