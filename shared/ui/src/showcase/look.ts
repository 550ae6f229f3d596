export const themes = ['nordtal', 'flinkstrom', 'solhaus'] as const
export const schemes = ['light', 'dark'] as const

/** Brand and scheme of an address; what it does not say is the first of each. */
export function look(search: string) {
  const asked = new URLSearchParams(search)
  return {
    theme: themes.find((theme) => theme === asked.get('theme')) ?? themes[0],
    scheme: schemes.find((scheme) => scheme === asked.get('scheme')) ?? schemes[0],
  }
}
