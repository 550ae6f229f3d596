export const ecoDialog = {
  lead: 'Jede Einwilligung ist freiwillig, und Sie können sie hier jederzeit mit Wirkung für die Zukunft zurücknehmen. Ausgewählt ist, was gerade gilt. Ihre Verträge bleiben davon unberührt.',
}
