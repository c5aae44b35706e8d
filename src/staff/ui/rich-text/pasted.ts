/** Formats that the editor drops from pasted text, by selector. */
const LOST = {
  pictures: 'img:not([src^="/media/"])',
  drawings: "svg, canvas, object, embed, iframe, video, audio, math, form",
  tablesInTables: "table table",
} as const

export type Lost = keyof typeof LOST

/** Word describes drawings and text boxes in elements with a prefix, which selectors don't match. */
const WORD_DRAWING = /<(v:(shape|textbox|group|rect)|m:oMath)\b/i

/** Returns what is lost when this HTML is pasted, so that staff can be told. */
export function lostInPasting(html: string): Lost[] {
  const pasted = new DOMParser().parseFromString(html, "text/html")
  const isLost = (kind: Lost) =>
    pasted.querySelector(LOST[kind]) !== null || (kind === "drawings" && WORD_DRAWING.test(html))
  return (Object.keys(LOST) as Lost[]).filter(isLost)
}

const STYLES = /\s(style|align)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * Returns HTML without its styles, which the editor doesn't keep and the Content-Security-Policy forbids. The editor
 * makes a style of `align`, as Excel writes it.
 */
export function withoutStyles(html: string): string {
  return html.replace(/<style\b[\s\S]*?<\/style>/gi, "").replace(/<[^>]+>/g, (tag) => tag.replace(STYLES, ""))
}
