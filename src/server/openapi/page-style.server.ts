import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../project-root.server.ts"

const FONTS = "src/site/fonts"
const VIETNAMESE = "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB"

/** What the page looks like, the site's letters included. */
export function drawStyle(): string {
  return [
    face("Bricolage Grotesque", "700", "bricolage-grotesque-700.woff2"),
    face("Plus Jakarta Sans", "400 700", "plus-jakarta-sans-latin.woff2"),
    face("Plus Jakarta Sans", "400 700", "plus-jakarta-sans-vietnamese.woff2", VIETNAMESE),
    RULES,
  ].join("\n")
}

function face(family: string, weight: string, file: string, range?: string): string {
  const data = readFileSync(join(projectRoot, FONTS, file)).toString("base64")
  const unicode = range ? `unicode-range:${range};` : ""
  return `@font-face{font-family:"${family}";font-weight:${weight};${unicode}src:url(data:font/woff2;base64,${data})}`
}

/** The tokens are those of site/app.css. */
const RULES = `
:root { --paper: #fbf6ec; --sheet: #fffdf8; --ink: #14302e; --soft: #4a5f5c; --jade: #0b5d57; --line: #d8cdb8; --mist: #dce8e3;
  --display: "Bricolage Grotesque", system-ui, sans-serif; --mono: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace }
* { box-sizing: border-box }
html { scroll-padding-top: 80px }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 16px/1.6 "Plus Jakarta Sans", system-ui, sans-serif }
a { color: var(--jade) }
:focus-visible { outline: 3px solid var(--jade); outline-offset: 2px; border-radius: 4px }
.skip { position: absolute; left: -999px }
.skip:focus { left: 16px; top: 8px; z-index: 2; background: var(--sheet); padding: 8px 16px }
header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 16px; padding: 0 24px; min-height: 56px;
  background: var(--ink); color: var(--paper) }
header span { flex: 1 }
header a { color: var(--paper); padding: 12px 0 }
header .home { font: 700 24px/1.2 var(--display); text-decoration: none }
.page { display: grid; grid-template-columns: 216px minmax(0, 1fr); gap: 48px; max-width: 1200px; margin: 0 auto; padding: 0 24px 96px }
nav { position: sticky; top: 56px; align-self: start; max-height: calc(100vh - 56px); overflow: auto; padding: 40px 0 }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: flex; justify-content: space-between; gap: 8px; padding: 8px 12px; border-radius: 4px; color: var(--ink); text-decoration: none; line-height: 1.5 }
nav a:hover { background: var(--mist) }
.count { color: var(--soft); font-variant-numeric: tabular-nums }
main { padding-top: 40px }
h1, h2 { font-family: var(--display); line-height: 1.2; margin: 0 }
h1 { font-size: 44px }
h2 { font-size: 28px; padding: 64px 0 16px }
h3 { font-size: 14px; margin: 24px 0 8px; color: var(--soft) }
p { margin: 8px 0 }
.introduction { max-width: 66ch }
.introduction p { margin: 16px 0 }
code, pre { font-family: var(--mono); font-size: .875em; overflow-wrap: anywhere }
p code, .type code, .note code { background: var(--mist); padding: 1px 5px; border-radius: 4px }
pre { background: var(--ink); color: var(--paper); padding: 16px; border-radius: 10px; overflow: auto; line-height: 1.5 }
pre code { font-size: 13px; overflow-wrap: normal }
.operation { background: var(--sheet); border: 1px solid var(--line); margin-top: -1px }
section > .operation:first-of-type { border-radius: 10px 10px 0 0 }
section > .operation:last-of-type { border-radius: 0 0 10px 10px }
.operation > summary { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 48px; padding: 10px 16px; cursor: pointer; list-style: none }
.operation > summary::-webkit-details-marker { display: none }
.operation > summary::before { content: ""; width: 8px; height: 8px; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(-45deg) }
.operation[open] > summary::before { transform: rotate(45deg) }
.operation > summary:hover { background: #f6efe0 }
.operation[open] > summary { border-bottom: 1px solid var(--line) }
.path { font-size: 15px; font-weight: 600 }
.what { color: var(--soft) }
.method, .callers, .status { font-size: 12px; font-weight: 700; letter-spacing: .03em; border-radius: 4px; padding: 2px 8px }
.method { min-width: 66px; text-align: center; background: var(--mist); color: var(--jade) }
.post { background: #dfe4f0; color: #24385e }
.put { background: #fef3c7; color: #713f12 }
.delete { background: #fee2e2; color: #7f1d1d }
.callers { margin-left: auto; border: 1px solid #8c7f68; color: var(--soft); font-weight: 600 }
.inside { padding: 8px 16px 24px; scroll-margin-top: 120px }
.fields { margin: 0; border-top: 1px solid var(--line) }
.field { display: grid; grid-template-columns: minmax(150px, 3fr) 8fr; gap: 4px 16px; padding: 8px 0; border-bottom: 1px solid var(--line) }
.field dd { margin: 0; min-width: 0 }
.pattern { color: var(--soft) }
.note { color: var(--soft); font-size: 14px; margin: 0 }
.or { color: var(--soft) }
.within > summary { cursor: pointer; color: var(--jade); font-size: 14px; padding: 4px 0; width: fit-content }
.within > .fields { margin: 4px 0 4px; padding-left: 16px; border-left: 2px solid var(--mist); border-top: 0 }
.answer { display: flex; gap: 16px; padding: 8px 0; border-top: 1px solid var(--line) }
.answer > div { flex: 1; min-width: 0 }
.answer p { margin: 0 0 4px }
.status { align-self: flex-start; margin-top: 2px; font-variant-numeric: tabular-nums; background: #fef3c7; color: #713f12 }
.s2 { background: #dcfce7; color: #14532d }
@media (max-width: 800px) {
  .page { display: block; padding: 0 16px 64px }
  header { padding: 0 16px }
  nav { position: static; max-height: none; margin: 0 -16px; padding: 16px 16px 8px }
  nav ul { display: flex; gap: 8px }
  nav li { flex: none }
  nav a { border: 1px solid var(--line); border-radius: 22px; padding: 9px 14px; min-height: 44px; background: var(--sheet) }
  main { padding-top: 24px }
  h1 { font-size: 34px }
  h2 { font-size: 24px; padding: 48px 0 12px }
  .field { grid-template-columns: minmax(0, 1fr) }
  .what { flex-basis: 100% }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }
`
