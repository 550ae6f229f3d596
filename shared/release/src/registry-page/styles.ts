/** The style sheet of the page. */
export const styles = `
:root { color-scheme: light dark; --line: light-dark(#d5dade, #454b51); --quiet: light-dark(#56606a, #a9b3bc);
  --good: light-dark(#146c37, #6fd79a); --bad: light-dark(#b3261e, #ff8a80); --mark: light-dark(#eef2f5, #24292e) }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 0 16px 48px }
h1 { font-size: 26px; margin: 24px 0 4px }
h2 { font-size: 19px; margin: 36px 0 8px }
h3 { font-size: 16px; margin: 16px 0 4px }
p { margin: 4px 0; max-width: 75ch }
a { color: light-dark(#0b57d0, #a8c7fa) }
.quiet, .quiet a { color: var(--quiet) }
.good { color: var(--good) }
.bad { color: var(--bad) }
.scroll { overflow-x: auto }
.scroll:focus-visible { outline: 2px solid }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: 6px 16px 6px 0; text-align: start; vertical-align: top }
td { min-width: 84px; overflow-wrap: break-word }
th { font-weight: 600; white-space: nowrap }
code { font: 13px ui-monospace, monospace; white-space: nowrap }
time { white-space: nowrap }
details { border-bottom: 1px solid var(--line); padding: 8px 0 }
summary { cursor: pointer; padding: 4px 0 }
.pictures { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); list-style: none; padding: 0 }
.pictures img { border: 1px solid var(--line); display: block; height: auto; width: 100% }
svg { display: block; max-width: 860px; min-width: 640px; width: 100% }
svg text { fill: currentColor; font: 14px system-ui, sans-serif }
svg path { fill: none; stroke: var(--quiet); stroke-width: 1.5 }
svg .own path { stroke: var(--bad); stroke-dasharray: 5 4 }
svg .own text { fill: var(--bad) }
`
