import { Hono } from "hono"
import * as z from "zod"
import { contentRoutes, staffOnlyForHidden } from "#domain/catalogue/rows/content-routes.server.ts"
import { detailQuery, listFields, pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { notFound } from "#server/errors.server.ts"
import { query } from "#server/http/validation.server.ts"
import { all, describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { findPublishedVersion, listPageVersions, readPageVersion } from "./page-versions.server.ts"
import { findPage, findPageById, listPageLinks, listPageRows } from "./pages.server.ts"
import * as shapes from "./shapes.server.ts"
import { pageCollection } from "./staff/page-writes.server.ts"

const listQuery = z.object({ view: z.enum(["full", "edit"]).default("full"), active: listFields.active })

const more = new Hono()
  .get(
    "/",
    describe({
      summary: "List the published pages that the site links to",
      more: "In the order of the links. `view=edit` returns the rows of the staff's list.",
      answer: z.union([all(shapes.pageLink), all(shapes.pageRow)]),
    }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => {
      const { view, active } = c.req.valid("query")
      return c.json({ success: true, data: view === "edit" ? await listPageRows(active) : await listPageLinks() })
    },
  )
  .get(
    "/:id/versions",
    describe({
      summary: "List the saved versions of a page, newest first",
      more: "Versions that only have other values of their fields, after a change of the settings, aren't listed.",
      answer: pageOf(shapes.listedVersion),
      errors: ["NOT_FOUND"],
    }),
    query(z.object(pageFields(50))),
    async (c) => c.json({ success: true, ...(await listPageVersions(c.req.param("id"), c.req.valid("query"))) }),
  )
  .get(
    "/:id/versions/:number",
    describe({
      summary: "Get a version of a published page that visitors could read",
      more: "Bookings name the version of the terms that they agreed to, which can be read as long as they are stored. `view=edit` returns the texts of any version as they were written, for staff.",
      answer: one(z.union([shapes.pageVersion, shapes.editedVersion])),
      errors: ["NOT_FOUND"],
      path: { number: z.int().min(1) },
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const { id, number } = c.req.param()
      const nth = readNumber(number)
      const isEdited = c.req.valid("query").view === "edit"
      const data = isEdited ? await readPageVersion(id, nth) : await findPublishedVersion(id, nth)
      return c.json({ success: true, data })
    },
  )

export const pageRoutes = contentRoutes({
  collection: pageCollection,
  shape: shapes.page,
  entry: shapes.entry,
  one: "a page",
  many: "pages",
  page: "/",
  findBySlug: findPage,
  findById: findPageById,
  more,
})

/** @throws notFound for anything but a number of a version */
function readNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound("Page")
  return Number(text)
}
