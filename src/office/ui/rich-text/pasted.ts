import { keysOf } from "#lib/data/keys-of.ts"
import { listsFromWord } from "./pasted-lists.ts"
import { STYLE, styleOf } from "./pasted-style.ts"

/** Formats that the editor drops from pasted text, by selector. */
const LOST = {
  pictures: 'img:not([src^="/media/"])',
  drawings: "svg, canvas, object, embed, iframe, video, audio, math, form",
  tablesInTables: "table table",
} as const

export type Lost = keyof typeof LOST

/** Word describes drawings and text boxes in elements with a prefix, which selectors don't match. */
const WORD_DRAWING = /<(v:(shape|textbox|group|rect)|m:oMath)\b/i

type Pasted = {
  html: string
  /** What the editor drops, so that staff can be told. */
  lost: Lost[]
}

/**
 * Returns pasted HTML with the marks, headings and lists that its styles mean. The styles themselves go: the editor
 * keeps none, makes one of `align` as Excel writes it, and the Content-Security-Policy forbids them.
 */
export function readPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(withStylesAside(html), "text/html")
  const isLost = (kind: Lost) =>
    body.querySelector(LOST[kind]) !== null || (kind === "drawings" && WORD_DRAWING.test(html))
  const lost = keysOf(LOST).filter(isLost)
  listsFromWord(body)
  marksFromStyles(body)
  fitHeadings(body)
  for (const element of body.querySelectorAll(`[${STYLE}]`)) element.removeAttribute(STYLE)
  return { html: body.innerHTML, lost }
}

const STYLES = /\s(style|align)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi

function withStylesAside(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style>/gi, "")
    .replace(/<[^>]+>/g, (tag) =>
      tag.replace(STYLES, (_, name: string, value: string) =>
        name.toLowerCase() === "style" ? ` ${STYLE}=${value}` : "",
      ),
    )
}

type Mark = { tag: string; names: string; property: string; isSet: RegExp; isUnset: RegExp; never: string }

/** Google Docs underlines links, and writes the weight of each heading into it. */
const MARKS: Mark[] = [
  {
    tag: "strong",
    names: "b, strong",
    property: "font-weight",
    isSet: /^(bold(er)?|[6-9]00)$/,
    isUnset: /^(normal|lighter|[1-5]00)$/,
    never: "h1, h2, h3, h4, h5, h6, th",
  },
  {
    tag: "em",
    names: "i, em",
    property: "font-style",
    isSet: /^(italic|oblique)/,
    isUnset: /^normal/,
    never: "i, em",
  },
  {
    tag: "s",
    names: "s, del, strike",
    property: "text-decoration(?:-line)?",
    isSet: /line-through/,
    isUnset: /^none/,
    never: "s",
  },
  {
    tag: "u",
    names: "u",
    property: "text-decoration(?:-line)?",
    isSet: /underline/,
    isUnset: /^none/,
    never: "a, u",
  },
]

function marksFromStyles(body: Element): void {
  for (const { tag, names, property, isSet, isUnset, never } of MARKS) {
    for (const element of body.querySelectorAll(names))
      if (isUnset.test(styleOf(element, property))) element.replaceWith(...element.childNodes)
    for (const span of body.querySelectorAll(`span[${STYLE}], font[${STYLE}]`)) {
      if (!isSet.test(styleOf(span, property)) || span.closest(never)) continue
      if (tag === "u" && span.querySelector("a")) continue
      const mark = document.createElement(tag)
      mark.append(...span.childNodes)
      span.append(mark)
    }
  }
}

/** A text has headings of the levels 2 to 4, because the page's title is the only first one. */
function fitHeadings(body: Element): void {
  const down = body.querySelector("h1") ? 1 : 0
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(4, Number(heading.tagName[1]) + down)
    if (heading.matches(`h${level}`)) continue
    const fitting = document.createElement(`h${level}`)
    fitting.append(...heading.childNodes)
    heading.replaceWith(fitting)
  }
}
