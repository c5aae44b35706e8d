import { type Context, Hono, type MiddlewareHandler } from "hono"
import * as z from "zod"
import type { Sent } from "#domain/catalogue/content-fields.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { requireOfficeToken, userOf } from "#server/auth/authorize.server.ts"
import type { Page } from "#server/database/lists.server.ts"
import type { FieldError } from "#server/errors.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitSearches } from "#server/limits/search-limit.server.ts"
import { type Description, describe, one, warnings } from "#server/openapi/describe.server.ts"
import { withSpec } from "#server/openapi/route-spec.server.ts"
import {
  type Collection,
  changeEntry,
  createEntry,
  type Entry,
  findEntry,
  removeEntry,
} from "./content-writes.server.ts"
import { detailQuery, type VIEWS } from "./list-schema.server.ts"
import { createPreviewToken } from "./preview.server.ts"

type View = (typeof VIEWS)[number]

/** The lists of a kind that is read page by page. `shape` is their answer, `find` reads a page for each view. */
type Find<Listing> = (listing: Listing) => Promise<Page<object>>

export type Lists<Listing> = {
  fields: z.core.$ZodShape
  /** The words of `GET /search/text`. */
  q?: z.ZodType<string | undefined>
  shape: z.ZodType
  find: Record<View, Find<Listing>> & { offer?: Find<Listing> }
  perPage?: number
  /** Descriptions that differ. */
  texts?: Texts<"list" | "search">
}

type Texts<Endpoint extends string> = Partial<Record<Endpoint, Partial<Pick<Description, "summary" | "more">>>>

type Content<E extends Entry, Row, Shown, Listing> = {
  collection: Collection<E, Row>
  /** Schemas of the answers: what visitors read, and what staff edit. */
  shape: z.ZodType
  entry: z.ZodType
  /** What descriptions call it: 'a tour' and 'tours'. `forStaff` where staff's call it otherwise. */
  one: string
  many: string
  forStaff?: string
  /** Descriptions that differ. */
  texts?: Texts<"slug" | "id">
  findBySlug: (slug: string, preview?: string) => Promise<Shown>
  findById: (id: string) => Promise<Shown>
  /** The path of its page on the site, if there are previews: `/tour/`. */
  page?: string
  lists?: Lists<Listing>
  /** Endpoints that this kind alone has. */
  more?: Hono
  /** Runs when someone reads the published entry by its slug. */
  onShown?: (c: Context, shown: Shown) => void
}

/** Returns the endpoints of a kind of content: lists, search, one entry, its preview, and what staff write. */
export function contentRoutes<E extends Entry, Row, Shown, Listing>(of: Content<E, Row, Shown, Listing>): Hono {
  const { lists, more = new Hono() } = of
  return new Hono()
    .route("/", lists ? listRoutes(of.many, lists) : new Hono())
    .route("/", slugRoute(of))
    .route("/", more)
    .route("/", idRoute(of))
    .route("/", staffRoutes(of))
    .route("/", of.page === undefined ? new Hono() : previewRoute(of.collection, of.one, of.page))
}

const LISTED =
  "Without `page` and `limit`, returns up to 500. With `view=card`, only the fields of a list. With `view=edit`, the rows of the staff's list."

function listRoutes<Listing>(many: string, lists: Lists<Listing>) {
  const { fields, shape, texts = {}, q = z.string().trim().max(100).default("") } = lists
  const search = query(z.object({ ...fields, q }))
  const searchText = `Search ${many} by all words of \`q\`, ignoring accents`
  return new Hono()
    .get("/", ...listing(lists, { summary: `List ${many}`, more: LISTED, ...texts.list }))
    .get("/featured/list", ...listing(lists, { summary: `List featured ${many}` }, () => ({ featured: true })))
    .get(
      "/search/text",
      describe({ summary: searchText, answer: shape, ...texts.search }),
      staffOnlyForHidden,
      limitSearches,
      search,
      async (c) => {
        const { q = "", ...sent } = c.req.valid("query") as { q?: string }
        return c.json(await answerList(lists, { ...sent, search: q }))
      },
    )
}

/** Returns the handlers of a list. `fixed` are the filters that its address sets. */
export function listing<Listing>(
  lists: Lists<Listing>,
  description: Omit<Description, "answer">,
  fixed: (c: Context) => object = () => ({}),
) {
  const read = query(z.object(lists.fields))
  return [
    describe({ ...description, answer: lists.shape }),
    staffOnlyForHidden,
    offersNotStored,
    limitSearches,
    read,
    async (c: Context) =>
      c.json(await answerList(lists, { ...(c.req.valid("query" as never) as object), ...fixed(c) })),
  ] as const
}

/** Spec §9: the page size of the site's lists. */
const PER_PAGE = 9

/** Without a page the whole list is returned. */
export async function answerList<Listing>({ find, perPage = PER_PAGE }: Lists<Listing>, sent: object) {
  const { view, ...listing } = sent as { view: View | "offer"; page?: number; limit?: number }
  const limit = listing.limit ?? (listing.page ? perPage : undefined)
  return { success: true, ...(await (find[view] ?? find.full)({ ...listing, limit } as Listing)) }
}

/** The token of a preview (preview.server.ts). */
const slugQuery = z.object({ preview: z.string().max(100).optional() })

function slugRoute<E extends Entry, Row, Shown, Listing>(of: Content<E, Row, Shown, Listing>) {
  const { one: noun, shape, findBySlug, page, onShown, texts = {} } = of
  const reading = describe({
    summary: `Get ${noun} by slug`,
    answer: one(shape),
    errors: ["NOT_FOUND", "MOVED"],
    ...texts.slug,
  })
  if (page === undefined)
    return new Hono().get("/slug/:slug", reading, async (c) =>
      c.json({ success: true, data: await findBySlug(c.req.param("slug")) }),
    )
  return new Hono().get("/slug/:slug", reading, previewNotStored, query(slugQuery), async (c) => {
    const { preview } = c.req.valid("query")
    const data = await findBySlug(c.req.param("slug"), preview)
    if (c.req.method === "GET" && preview === undefined) onShown?.(c, data)
    return c.json({ success: true, data })
  })
}

function idRoute<E extends Entry, Row, Shown, Listing>(of: Content<E, Row, Shown, Listing>) {
  const { one: noun, shape, entry, collection, findById, texts = {} } = of
  const reading = describe({
    summary: `Get ${noun} by id`,
    more: "`view=edit` returns the editable fields, for staff.",
    answer: one(z.union([shape, entry])),
    errors: ["NOT_FOUND"],
    ...texts.id,
  })
  return new Hono().get("/:id", reading, staffOnlyForHidden, query(detailQuery), async (c) => {
    const id = c.req.param("id")
    const isEdited = c.req.valid("query").view === "edit"
    return c.json({ success: true, data: isEdited ? await findEntry(collection, id) : await findById(id) })
  })
}

const TEXTS = "A plain string is the English text and replaces both languages."
const READ_ONLY = "Read-only fields are ignored."

function staffRoutes<E extends Entry, Row, Shown, Listing>(content: Content<E, Row, Shown, Listing>) {
  const { collection: of, entry, forStaff: what = content.one } = content
  const saved = z.strictObject({ success: z.literal(true), data: entry, warnings })
  const creating = describe({
    summary: `Add ${what}`,
    more: `${TEXTS} Without \`slug\`, one is made from the title. ${READ_ONLY}`,
    answer: saved,
    status: 201,
    idempotent: true,
  })
  const changing = describe({
    summary: `Change ${what}`,
    more: `Changes only the fields sent. With \`version\` it fails if someone else has changed it since. A former slug redirects to the new one. ${TEXTS} ${READ_ONLY}`,
    answer: saved,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  })
  const deleting = describe({
    summary: `Delete ${what}`,
    more: "If it is booked or in use, it is archived instead, and `archived` is true.",
    answer: z.strictObject({ success: z.literal(true), archived: z.boolean(), message: z.string() }),
    errors: ["NOT_FOUND", "IN_USE"],
  })
  return new Hono()
    .post("/", creating, body(of.creation, of.messages), async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json(written(c, await createEntry(of, c.req.valid("json") as Sent, userOf(c), key)), 201)
    })
    .put("/:id", changing, body(of.change, of.messages), async (c) => {
      const sent = c.req.valid("json") as Sent & { version?: number }
      return c.json(written(c, await changeEntry(of, c.req.param("id"), sent, userOf(c))))
    })
    .delete("/:id", deleting, async (c) => {
      const outcome = await removeEntry(of, c.req.param("id"), userOf(c))
      return c.json({ success: true, archived: outcome === "archived", message: removed[outcome][languageOf(c)] })
    })
}

function previewRoute<E extends Entry, Row>(of: Collection<E, Row>, what: string, page: string) {
  const previewing = describe({
    summary: `Get a link that shows ${what} before it is published`,
    more: "The link needs no sign-in and works for two hours. The page is neither cached nor indexed.",
    answer: one(z.strictObject({ path: z.string(), expiresAt: z.iso.datetime() })),
    errors: ["NOT_FOUND"],
  })
  return new Hono().get("/:id/preview", previewing, async (c) => {
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

const removed = {
  deleted: { en: "Deleted.", vi: "Đã xóa." },
  archived: {
    en: "Taken off the site and kept in the archive, because it is booked or in use.",
    vi: "Đã gỡ khỏi trang và lưu trữ, vì nội dung này đã có đơn đặt hoặc đang được dùng.",
  },
}

/** Keeps the answer about a preview out of caches. */
const previewNotStored: MiddlewareHandler = (c, next) =>
  c.req.query("preview") === undefined ? next() : noStore(c, next)

/** Keeps offers out of caches, because places sell. */
const offersNotStored: MiddlewareHandler = (c, next) => (c.req.query("view") === "offer" ? noStore(c, next) : next())

/** Requires a staff token for hidden content (`?active=false`, `?active=all`) and the editing view (`?view=edit`). */
export const staffOnlyForHidden: MiddlewareHandler = (c, next) => {
  if (!isHidden(c)) return next()
  return noStore(c, async () => {
    await requireOfficeToken(c, next)
  })
}
withSpec(staffOnlyForHidden, { security: [{ bearer: [] }], "x-errors": ["UNAUTHORIZED", "FORBIDDEN"] })

function isHidden(c: Context): boolean {
  const { active = [], view = [] } = c.req.queries()
  return active.some((value) => value !== "true") || view.includes("edit")
}
