export const sessionEndTexts = {
  title: (time: string) => `Ihre Sitzung endet um ${time} Uhr`,
  text: 'Ihre Eingaben bleiben erhalten.',
  stay: 'Angemeldet bleiben',
  unreachable: {
    title: 'Die Anmeldung ist gerade nicht erreichbar',
    content: 'Bitte versuchen Sie es in einer Minute noch einmal.',
  },
}
