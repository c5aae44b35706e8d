import { type Context, Hono, type MiddlewareHandler } from "hono"
import type { $ZodType } from "zod/v4/core"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { admitStaff, requireStaff } from "./auth.server.ts"
import { type Collection, changeEntry, createEntry, removeEntry, type Sent } from "./content-writes.server.ts"
import type { FieldError } from "./errors.server.ts"
import { notStored } from "./headers.server.ts"
import { readIdempotencyKey } from "./idempotency.server.ts"
import { withTrait } from "./openapi/traits.server.ts"
import { body } from "./requests.server.ts"

type Entry = { slug: string; isActive: boolean }
type Bodies<E extends Entry> = { creation: $ZodType<Sent<E>>; change: $ZodType<Sent<E> & { version: number }> }

/** `POST /`, `PUT /:id` and `DELETE /:id` of a kind of content. */
export function staffRoutes<E extends Entry>(of: Collection<E>, { creation, change }: Bodies<E>) {
  return new Hono()
    .post("/", notStored, requireStaff, body(creation, of.messages), async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json(written(c, await createEntry(of, c.req.valid("json") as Sent<E>, c.var.user, key)), 201)
    })
    .put("/:id", notStored, requireStaff, body(change, of.messages), async (c) => {
      const sent = c.req.valid("json") as Sent<E> & { version: number }
      return c.json(written(c, await changeEntry(of, c.req.param("id"), sent, c.var.user)))
    })
    .delete("/:id", notStored, requireStaff, async (c) => {
      const outcome = await removeEntry(of, c.req.param("id"), c.var.user)
      return c.json({ success: true, archived: outcome === "archived", message: removed[outcome][languageOf(c)] })
    })
}

/** The answer to a write. The texts that are missing are named in the language of the request. */
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

/**
 * Lets everybody read what is on sale, and staff alone what is not (`?active=false`, `?active=all`) or what they edit
 * (`?view=edit`).
 */
export const staffForHidden: MiddlewareHandler = (c, next) => {
  if (!isHidden(c)) return next()
  return notStored(c, async () => {
    await admitStaff(c, next)
  })
}
withTrait(staffForHidden, { knowsUser: true, errors: ["UNAUTHORIZED", "FORBIDDEN"] })

function isHidden(c: Context): boolean {
  const { active = [], view = [] } = c.req.queries()
  return active.some((value) => value !== "true") || view.includes("edit")
}
