/** The museum's fonts, as the stand-in's own servers offer them. */
export const fontFaces = `
@font-face { font-family: 'Piazzolla Display'; src: url('/__fonts/piazzolla-display-var.woff2') format('woff2'); font-weight: 400 700; font-display: swap }
@font-face { font-family: 'Commissioner Text'; src: url('/__fonts/commissioner-text-var.woff2') format('woff2'); font-weight: 400 700; font-display: swap }
`

/** The look of the stand-in's own pages: the museum's tokens, cut down to what a list and a form need. */
export const pageStyle = `${fontFaces}
*, *::before, *::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; background: #F7F7F2; color: #0E2A2E; font: 400 1.0625rem/1.56 'Commissioner Text', 'Segoe UI', Roboto, Arial, sans-serif; overflow-wrap: anywhere }
h1, h2 { font-family: 'Piazzolla Display', Georgia, serif; font-weight: 500; line-height: 1.14; word-spacing: .075em; margin: 0; text-wrap: balance }
h1 { font-size: clamp(2.125rem, 1.72rem + 1.75vw, 3.375rem) }
h2 { font-size: 1.375rem }
p, ul, dl, pre { margin: 0 }
code, pre { font: .9375rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
a { color: #0B5560; text-underline-offset: .22em }
a:hover { color: #0E2A2E; text-decoration-thickness: 3px; text-decoration-color: #FFC24B }
:focus-visible { outline: 3px solid #0E2A2E; outline-offset: 2px; box-shadow: 0 0 0 2px #fff, 0 0 0 8px #FFC24B; border-radius: 3px }
.wall { background: #0E2A2E; color: #F7F7F2; border-bottom: 4px solid #FFC24B }
.wall a { color: #F7F7F2 } .wall a:hover { color: #FFC24B }
.wall :focus-visible { outline-color: #FFC24B; box-shadow: 0 0 0 2px #0E2A2E }
.in { max-width: 60rem; margin: 0 auto; padding: 1.25rem clamp(1.25rem, .6rem + 2.8vw, 3rem) }
.bar { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center; justify-content: space-between }
.brand { display: flex; gap: .75rem; align-items: center; font: 600 1.125rem/1.15 'Piazzolla Display', Georgia, serif }
.brand small { display: block; font: 400 .8125rem/1.3 'Commissioner Text', Arial, sans-serif }
.brand svg { width: 36px; height: 36px; flex: none }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem } .bar nav a { padding: .625rem 0; min-height: 44px }
.bar nav a[aria-current] { text-decoration-thickness: 3px; text-decoration-color: #FFC24B; font-weight: 600 }
.head { padding-block: 1.5rem 2.5rem } .head p { color: #C9D8D6; margin-top: .75rem; max-width: 54ch }
main { display: grid; gap: 2rem; padding-block: 2rem 4rem } main > *, li, article { min-width: 0 }
.sheet { background: #fff; padding: 1.25rem; border-top: 2.5px solid #0E2A2E; box-shadow: 0 1px 2px rgb(9 31 35 / .1), 0 4px 14px rgb(9 31 35 / .06) }
.stack { display: grid; gap: 1rem } .plain { list-style: none; padding: 0 } .muted { color: #3B5154; font-size: .9375rem }
summary { cursor: pointer; padding: .5rem 0 } summary h2 { display: inline }
iframe { display: block; width: 100%; max-width: 44rem; height: 36rem; border: 1.5px solid #D6DBD4; background: #F7F7F2 }
pre { white-space: pre-wrap; background: #ECEEE7; padding: 1rem }
form { display: grid; gap: 1.25rem } .fields { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); align-items: end }
label { display: grid; gap: .5rem; font-weight: 600 } label.check { display: flex; gap: .75rem; align-items: center; font-weight: 400; min-height: 44px } .check input { width: 24px; height: 24px; flex: none; accent-color: #0E2A2E }
input:not([type=checkbox]), select { font: inherit; font-size: 1.125rem; font-weight: 400; color: inherit; width: 100%; min-height: 54px; padding: .5rem .875rem; border: 1.5px solid #66787A; border-radius: 3px; background: #fff }
button { font: inherit; font-weight: 600; min-height: 54px; padding: .75rem 1.5rem; border: 0; border-bottom: 4px solid #FFC24B; border-radius: 3px; background: #0E2A2E; color: #F7F7F2; cursor: pointer; justify-self: start }
button:hover { background: #FFC24B; color: #0E2A2E } button.second { background: transparent; color: #0E2A2E; border: 2.5px solid #0E2A2E } button.second:hover { background: #FFF4D9 }
dl.facts { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .5rem 1.25rem } dl.facts dt { color: #3B5154 } dl.facts dd { margin: 0; font-weight: 600 }
@media (prefers-reduced-motion: no-preference) { button { transition: background .12s, color .12s } }
`
