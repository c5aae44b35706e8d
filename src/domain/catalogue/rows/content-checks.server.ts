import type { Sent } from "#domain/catalogue/content-fields.ts"
import type { Localized } from "#i18n/localized.ts"
import { changedFields, isEqual } from "#lib/data/changed-fields.ts"
import { refusalOf } from "#server/database/failures.server.ts"
import { conflict, type FieldError, type HttpError, invalid } from "#server/errors.server.ts"

export type RefusalMessages = { slugTaken: Localized }

/** Returns the sent fields that differ from what clients read. Read-only fields are undefined and dropped. */
export function withoutUnchanged<Fields extends object>(sent: Fields, read: object): Partial<Fields> {
  // Null removes a field that is stored, but not read.
  const isRead = (field: string, value: unknown) => Object.hasOwn(read, field) && isEqual(value, (read as Sent)[field])
  const isNew = ([field, value]: [string, unknown]) => value !== undefined && !isRead(field, value)
  return Object.fromEntries(Object.entries(sent).filter(isNew)) as Partial<Fields>
}

/** @throws conflict VERSION_CONFLICT if someone else has changed the entry since `version` */
export function checkVersion(present: { version: number }, version: number | undefined, sent: object): void {
  if (version !== undefined && version !== present.version) throw versionConflict(present, sent)
}

const changedMeanwhile = {
  en: "Someone else changed this. Reload and try again.",
  vi: "Nội dung này vừa được người khác sửa. Bạn vui lòng tải lại.",
}

/** Returns the error of a change that is based on an outdated version. */
export function versionConflict(
  present: { version: number },
  sent: object,
  text: Localized = changedMeanwhile,
): HttpError {
  return conflict("VERSION_CONFLICT", text, {
    details: { version: present.version, fields: changedFields(sent, present) },
  })
}

export function slugTaken({ slugTaken }: RefusalMessages): HttpError {
  return invalid([{ field: "slug", message: slugTaken }])
}

/** Returns the answer for a constraint violation that staff can mend, else undefined. */
export function toHttpError(error: unknown, messages: RefusalMessages): HttpError | undefined {
  const { code, constraint } = refusalOf(error)
  if (code === "23505" && /_slug_unique$/.test(constraint)) return slugTaken(messages)
  return code === "23503" ? conflict("IN_USE", inUse) : undefined
}

const inUse = {
  en: "This has just been booked or used elsewhere. Please try again.",
  vi: "Nội dung này vừa được đặt hoặc được dùng. Bạn vui lòng thử lại.",
}

export function missingTranslations(value: unknown, path: string[] = []): FieldError[] {
  if (typeof value !== "object" || value === null) return []
  const { en, vi } = value as { en?: unknown; vi?: unknown }
  if (typeof en === "string") return en === "" || vi ? [] : [{ field: path.join("."), message: noVietnamese }]
  return Object.entries(value).flatMap(([key, item]) => missingTranslations(item, [...path, key]))
}

const noVietnamese = {
  en: "There's no Vietnamese text yet, so visitors see the English one",
  vi: "Chưa có nội dung tiếng Việt; khách sẽ đọc bản tiếng Anh",
}
