/** What the question about statistics in this browser says. In a file of its own, because the page that asks needs no other. */
export const COOKIE_WORDING =
  'Ja, in diesem Browser darf gezählt werden, welche Seiten des Nordtal Kontos genutzt werden und wo Fehler auftreten, mit Google Tag Manager und Google Analytics (Google Ireland Limited, Irland) und mit Azure Application Insights (Microsoft Ireland Operations Limited, Irland), soweit sie eingerichtet sind. Sie speichern dafür zufällige Kennungen, höchstens 24 Monate lang.'
