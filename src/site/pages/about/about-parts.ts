import { type Section, splitAt } from "#site/pages/html-sections.ts"

/** How a part of the about page is shown, by what its text is made of. All texts are sanitised HTML. */
export type AboutPart =
  | { look: "text"; title: string; html: string }
  /** A quotation alone: a large sentence on a dark ground. */
  | { look: "sentence"; title: string; html: string }
  /** Smaller headings, each with its text. */
  | { look: "pairs"; title: string; intro: string; pairs: Section[] }
  /** A list whose items begin with bold words: these are shown as stamps. */
  | { look: "stamps"; title: string; intro: string; items: { mark: string; text: string }[] }
  /** A numbered list alone. */
  | { look: "numbers"; title: string; items: string[] }

/** Returns the opening of the about page and its parts. A smallest heading at the very beginning stands above the title. */
export function readAbout(html: string): { eyebrow: string; lead: string; parts: AboutPart[] } {
  const { intro, sections } = splitAt("h2", html)
  const [whole = "", eyebrow = ""] = /^<h4>(.*?)<\/h4>\s*/.exec(intro) ?? []
  return { eyebrow, lead: intro.slice(whole.length), parts: sections.map(readPart) }
}

const SENTENCE = /^<blockquote>((?:(?!<\/?blockquote>).)*)<\/blockquote>$/s
const NUMBERS = /^<ol>((?:(?!<\/?[ou]l>).)*)<\/ol>$/s
const STAMPS = /^((?:(?!<[ou]l>).)*)<ul>((?:(?!<\/?[ou]l>).)*)<\/ul>$/s
const STAMP = /^(?:<p>)?<strong>(.*?)<\/strong>\s*(.*?)(?:<\/p>)?$/s

function readPart({ title, html }: Section): AboutPart {
  const sentence = SENTENCE.exec(html)?.[1]
  if (sentence !== undefined) return { look: "sentence", title, html: sentence }
  const numbered = NUMBERS.exec(html)?.[1]
  if (numbered !== undefined) return { look: "numbers", title, items: itemsIn(numbered) }
  const [, intro = "", list = ""] = STAMPS.exec(html) ?? []
  const stamps = itemsIn(list).map((item) => STAMP.exec(item))
  if (stamps.length && stamps.every((stamp) => stamp !== null))
    return { look: "stamps", title, intro, items: stamps.map(([, mark = "", text = ""]) => ({ mark, text })) }
  const { intro: before, sections: pairs } = splitAt("h3", html)
  return pairs.length ? { look: "pairs", title, intro: before, pairs } : { look: "text", title, html }
}

const itemsIn = (list: string): string[] => [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => item.trim())
