/** These begin a new line, also cells of a table, whose words would run together otherwise. */
const BLOCK = /<\/?(?:p|h\d|[uo]l|li|blockquote|div|figure|figcaption|table|tr|t[dh]|hr|br)\b[^<>]*>/gi
const TAG = /<[^<>]*>/g
/** A tag, or the text up to the next one. */
const TEXT = /<[^<>]*>|[^<]+/g
const ENTITY = /&(#?\w+);/g
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'", nbsp: " " }

/** Returns the tags of sanitised HTML, with their attributes. */
export const tagsIn = (html: string): string[] => html.match(TAG) ?? []

/** Returns sanitised HTML with its text changed, and its tags as they are. */
export const replaceInText = (html: string, change: (text: string) => string): string =>
  html.replace(TEXT, (part) => (part.startsWith("<") ? part : change(part)))

/** Returns the blocks of sanitised HTML that have words, as HTML. A reader sees each as a line or paragraph. */
export const htmlLines = (html: string): string[] => html.split(BLOCK).filter((block) => withoutTags(block) !== "")

/** Returns the words of sanitised HTML, each block on a line of its own. */
export const htmlToText = (html: string): string => htmlLines(html).map(withoutTags).join("\n")

/** Returns the words of sanitised HTML on one line. */
export const htmlToLine = (html: string): string => htmlLines(html).map(withoutTags).join(" ")

const withoutTags = (html: string) =>
  html
    .replace(TAG, "")
    .replace(ENTITY, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim()
