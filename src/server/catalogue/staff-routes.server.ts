import { type Context, Hono, type MiddlewareHandler } from "hono"
import * as z from "zod"
import type { $ZodType } from "zod/v4/core"
import type { OutdatedText } from "#features/catalogue/outdated-texts.ts"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { requireStaff, requireStaffToken } from "#server/auth/authorize.server.ts"
import type { FieldError } from "#server/errors.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body } from "#server/http/validation.server.ts"
import { describe, one, warnings } from "#server/openapi/describe.server.ts"
import { withSpec } from "#server/openapi/route-spec.server.ts"
import { type Collection, changeEntry, createEntry, findEntry, removeEntry } from "./content-writes.server.ts"
import type { Sent } from "./derived-fields.server.ts"
import { createPreviewToken } from "./preview.server.ts"

type Entry = { slug: string; isActive: boolean; isArchived?: boolean; outdated: OutdatedText[] }
type Bodies = { creation: $ZodType<object>; change: $ZodType<{ version?: number | undefined }> }

/** `page` is the path of its page on the site, for previews: `/tour/`. */
type Named = { what: string; entry: z.ZodType; page?: string }

const TEXTS = "A plain text is the English one, and replaces both."
const READ_ONLY = "Read-only fields may be sent back as they were read, and are refused where they contradict."

/** Returns `POST /`, `PUT /:id` and `DELETE /:id` of a kind of content. */
export function staffRoutes<E extends Entry>(
  of: Collection<E>,
  { creation, change }: Bodies,
  { what, entry, page }: Named,
) {
  const saved = z.strictObject({ success: z.literal(true), data: entry, warnings })
  const creating = describe({
    summary: `Add ${what}`,
    more: `${TEXTS} Without \`slug\` it is made of the title. ${READ_ONLY}`,
    answer: saved,
    status: 201,
    idempotent: true,
  })
  const changing = describe({
    summary: `Change ${what}`,
    more: `Only the fields that are sent change, whatever else is there by then; with \`version\` only if nobody has changed it since. A slug that is left leads to the new one. ${TEXTS} ${READ_ONLY}`,
    answer: saved,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  })
  const deleting = describe({
    summary: `Delete ${what}`,
    more: "What is booked or in use is taken off the site instead, and `archived` is true.",
    answer: z.strictObject({ success: z.literal(true), archived: z.boolean(), message: z.string() }),
    errors: ["NOT_FOUND", "IN_USE"],
  })
  const previewing = describe({
    summary: `Get a link that shows ${what} before it is published`,
    more: "The link needs no sign-in and works for two hours. The page is neither cached nor indexed.",
    answer: one(z.strictObject({ path: z.string(), expiresAt: z.iso.datetime() })),
    errors: ["NOT_FOUND"],
  })
  const routes = new Hono()
    .post("/", creating, noStore, requireStaff, body(creation, of.messages), async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json(written(c, await createEntry(of, c.req.valid("json") as Sent, c.var.user, key)), 201)
    })
    .put("/:id", changing, noStore, requireStaff, body(change, of.messages), async (c) => {
      const sent = c.req.valid("json") as Sent & { version?: number }
      return c.json(written(c, await changeEntry(of, c.req.param("id"), sent, c.var.user)))
    })
    .delete("/:id", deleting, noStore, requireStaff, async (c) => {
      const outcome = await removeEntry(of, c.req.param("id"), c.var.user)
      return c.json({ success: true, archived: outcome === "archived", message: removed[outcome][languageOf(c)] })
    })
  if (page === undefined) return routes
  return routes.get("/:id/preview", previewing, noStore, requireStaff, async (c) => {
    const { _id, slug } = await findEntry(of, c.req.param("id"))
    const { token, expiresAt } = await createPreviewToken(of.kind, _id)
    return c.json({ success: true, data: { path: `${page}${slug}?preview=${token}`, expiresAt } })
  })
}

export function written<T>(c: Context, { data, warnings }: { data: T; warnings: FieldError[] }) {
  const language = languageOf(c)
  return {
    success: true,
    data,
    warnings: warnings.map(({ field, message }) => ({ field, message: message[language] })),
  }
}

const languageOf = (c: Context) => preferredLanguage(c.req.header("accept-language"))

const removed = {
  deleted: { en: "Deleted.", vi: "Đã xóa." },
  archived: {
    en: "Taken off the site and kept in the archive, because it is booked or in use.",
    vi: "Đã gỡ khỏi trang và lưu trữ, vì nội dung này đã có đơn đặt hoặc đang được dùng.",
  },
}

/** Keeps the answer about a preview out of caches. */
export const previewNotStored: MiddlewareHandler = (c, next) =>
  c.req.query("preview") === undefined ? next() : noStore(c, next)

/** Requires a staff token for hidden content (`?active=false`, `?active=all`) and the editing view (`?view=edit`). */
export const staffOnlyForHidden: MiddlewareHandler = (c, next) => {
  if (!isHidden(c)) return next()
  return noStore(c, async () => {
    await requireStaffToken(c, next)
  })
}
withSpec(staffOnlyForHidden, { security: [{ bearer: [] }], "x-errors": ["UNAUTHORIZED", "FORBIDDEN"] })

function isHidden(c: Context): boolean {
  const { active = [], view = [] } = c.req.queries()
  return active.some((value) => value !== "true") || view.includes("edit")
}
