export const trackingDialog = {
  lead: 'Jede Einwilligung ist freiwillig, und Sie können sie hier jederzeit mit Wirkung für die Zukunft zurücknehmen. Ausgewählt ist, was gerade gilt. Die Statistik über Cookies in diesem Browser stellen Sie getrennt davon ein.',
}
