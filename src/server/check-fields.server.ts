import type { Localized } from "#i18n/localized.ts"
import { htmlLines } from "#lib/text/html-text.ts"
import { fieldsIn, hasOpenField } from "#lib/text/text-fields.ts"
import { nearestName } from "./config/nearest-name.ts"

/** Which fields a text may name, and what has them: 'this mail'. */
export type TextFields = { names: readonly string[]; owner: Localized }

/** Fields have short names, so a missing letter counts in names of this many letters, too. */
const SHORT_FIELD = 3
const MAX_SHOWN = 30

/** Returns what is wrong with the fields of a text, with the line where it is. */
export const checkFields = (text: string, fields: TextFields): Localized[] => checkLines(text.split("\n"), fields)

/** Returns what is wrong with the fields of sanitised HTML, with the line or paragraph where it is. */
export const checkHtmlFields = (html: string, fields: TextFields): Localized[] => checkLines(htmlLines(html), fields)

function checkLines(lines: string[], { names, owner }: TextFields): Localized[] {
  return lines.flatMap((line, at) => {
    const unknown = fieldsIn(line).filter((name) => !names.includes(name))
    const wrong = unknown.map((name) => unknownField(name, { names, owner }))
    return [...wrong, ...(hasOpenField(line) ? [openField(names)] : [])].map(({ en, vi }) => ({
      en: `Line ${at + 1}: ${en}`,
      vi: `Dòng ${at + 1}: ${vi}`,
    }))
  })
}

function unknownField(name: string, { names, owner }: TextFields): Localized {
  const written = `{{${name.slice(0, MAX_SHOWN)}}}`
  const near = nearestName(name, names, SHORT_FIELD)
  const hint = near
    ? { en: `Did you mean {{${near}}}?`, vi: `Có phải bạn muốn viết {{${near}}}?` }
    : { en: `The fields are ${listed(names)}.`, vi: `Các trường dùng được: ${listed(names)}.` }
  return {
    en: `${written} is not a field of ${owner.en}. ${hint.en}`,
    vi: `${owner.vi} không có trường ${written}. ${hint.vi}`,
  }
}

function openField([first = "company"]: readonly string[]): Localized {
  return {
    en: `a field is written with two braces on each side, like {{${first}}}.`,
    vi: `trường cần hai dấu ngoặc nhọn ở mỗi bên, như {{${first}}}.`,
  }
}

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(", ")
