import type { Localized } from "#i18n/localized.ts"
import { nearestName } from "#server/config/nearest-name.ts"
import type { DeclaredMail } from "./mail-words.server.ts"

/** Fields have short names, so a missing letter counts in names of this many letters, too. */
const SHORT_FIELD = 3
const WRITTEN = /\{\{([^{}]*)\}\}/g
const MAX_SHOWN = 30

/** Returns what is wrong with the fields of a text, with the line where it is. */
export function checkFields(text: string, { fields }: Pick<DeclaredMail, "fields">): Localized[] {
  const names = Object.keys(fields)
  return text.split("\n").flatMap((line, at) => {
    const unknown = [...line.matchAll(WRITTEN)].map(([, name = ""]) => name.trim()).filter((name) => !(name in fields))
    const wrong = unknown.map((name) => unknownField(name, names))
    const isOpen = /\{\{|\}\}/.test(line.replace(WRITTEN, ""))
    return [...wrong, ...(isOpen ? [unclosed(names)] : [])].map(({ en, vi }) => ({
      en: `Line ${at + 1}: ${en}`,
      vi: `Dòng ${at + 1}: ${vi}`,
    }))
  })
}

function unknownField(name: string, names: string[]): Localized {
  const written = `{{${name.slice(0, MAX_SHOWN)}}}`
  const near = nearestName(name, names, SHORT_FIELD)
  if (near)
    return {
      en: `${written} is not a field of this mail. Did you mean {{${near}}}?`,
      vi: `email này không có trường ${written}. Có phải bạn muốn viết {{${near}}}?`,
    }
  return {
    en: `${written} is not a field of this mail. It has ${listed(names)}.`,
    vi: `email này không có trường ${written}. Các trường dùng được: ${listed(names)}.`,
  }
}

function unclosed([first = "company"]: string[]): Localized {
  return {
    en: `a field is written with two braces on each side, like {{${first}}}.`,
    vi: `trường cần hai dấu ngoặc nhọn ở mỗi bên, như {{${first}}}.`,
  }
}

const listed = (names: string[]) => names.map((name) => `{{${name}}}`).join(", ")
