import type { Localized } from "#i18n/localized.ts"
import { htmlLines, htmlToLine, tagsIn } from "#lib/text/html-text.ts"
import { fieldsIn, hasOpenField } from "#lib/text/text-fields.ts"
import { nearestName } from "./config/nearest-name.ts"

/** Which fields a text may name, and what has them: 'this mail'. */
export type TextFields = { names: readonly string[]; owner: Localized }

/** Fields have short names, so a missing letter counts in names of this many letters, too. */
const SHORT_FIELD = 3
const MAX_SHOWN = 30

type Wrong = Generator<Localized, void, undefined>

/** Yields what is wrong with the fields of a text, with the line where it is. Take only as many as are shown. */
export function* checkFields(text: string, fields: TextFields): Wrong {
  for (const [at, line] of text.split("\n").entries()) yield* atLine(at, checkLine(line, fields))
}

/** The same for sanitised HTML, with the line or paragraph where it is. */
export function* checkHtmlFields(html: string, fields: TextFields): Wrong {
  for (const tag of tagsIn(html)) for (const name of fieldsIn(tag)) yield fieldInTag(name)
  for (const [at, line] of htmlLines(html).entries()) {
    yield* atLine(at, checkLine(htmlToLine(line), fields))
    yield* atLine(at, checkFormatting(line))
  }
}

function* atLine(at: number, wrong: Wrong): Wrong {
  for (const { en, vi } of wrong) yield { en: `Line ${at + 1}: ${en}`, vi: `Dòng ${at + 1}: ${vi}` }
}

function* checkLine(line: string, fields: TextFields): Wrong {
  for (const name of fieldsIn(line)) if (!fields.names.includes(name)) yield unknownField(name, fields)
  if (hasOpenField(line)) yield openField(fields.names)
}

/** A field, perhaps with formatting within it. */
const FORMATTED = /\{(?:<[^<>]*>)*\{[^{}]*\}(?:<[^<>]*>)*\}/g

function* checkFormatting(line: string): Wrong {
  for (const [written] of line.matchAll(FORMATTED)) if (written.includes("<")) yield formattedField(htmlToLine(written))
}

function formattedField(written: string): Localized {
  const shown = written.slice(0, MAX_SHOWN + 4)
  return {
    en: `part of ${shown} is formatted. Format all of it, with its braces, or nothing.`,
    vi: `chỉ một phần của ${shown} có định dạng. Bạn định dạng cả trường, kể cả dấu ngoặc, hoặc bỏ định dạng.`,
  }
}

const asWritten = (name: string) => `{{${name.slice(0, MAX_SHOWN)}}}`

function fieldInTag(name: string): Localized {
  const written = asWritten(name)
  return {
    en: `${written} is in the address of a link, or in the description of a picture. Fields work in the text only, so write there what it stands for.`,
    vi: `${written} nằm trong địa chỉ liên kết hoặc mô tả ảnh. Trường chỉ dùng được trong nội dung, nên ở đó bạn ghi thẳng giá trị.`,
  }
}

function unknownField(name: string, { names, owner }: TextFields): Localized {
  const written = asWritten(name)
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

const listed = (names: readonly string[]) => names.map(asWritten).join(", ")
