/** A part of a text below a heading. Both are sanitised HTML. Numbers begin with 1. */
export type Section = { number: number; title: string; html: string }

/** Splits sanitised HTML at its headings of a level. `intro` stands before the first. */
export function splitAt(heading: "h2" | "h3", html: string): { intro: string; sections: Section[] } {
  const [intro = "", ...rest] = html.split(`<${heading}>`)
  const sections = rest.map((part, index) => {
    const [title = "", ...after] = part.split(`</${heading}>`)
    return { number: index + 1, title, html: after.join(`</${heading}>`).trim() }
  })
  return { intro: intro.trim(), sections }
}
