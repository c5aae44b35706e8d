import * as z from "zod"
import { MISSING_PARTS } from "#domain/catalogue/completeness.ts"
import { image } from "#domain/catalogue/shapes.server.ts"
import { stored } from "#server/openapi/describe.server.ts"
import { id, instant, localized, natural, slug, version } from "#server/openapi/shapes.server.ts"
import { PAGE_KINDS, PLACEMENTS } from "./page.ts"
import { pageSchemas } from "./staff/page-entry.schema.ts"

const link = {
  _id: id,
  kind: z.enum(PAGE_KINDS),
  slug,
  slugVi: slug.nullable().describe("Its slug below `/vi`, if it has another there"),
  title: localized,
  shortName: localized.describe("What menus call it. Empty: the title"),
  placement: z.enum(PLACEMENTS),
  position: natural,
}

export const pageLink = z.strictObject(link).meta({ id: "PageLink" })

const texts = {
  heading: localized.describe("Empty: the title"),
  description: localized,
  content: localized.describe("Sanitised HTML"),
  image: image.nullable(),
}

const textsChangedAt = instant.describe("The last change of what visitors read. `updatedAt` also follows other fields")

export const page = z
  .strictObject({ ...link, ...texts, isActive: z.boolean(), textsChangedAt, updatedAt: instant })
  .meta({ id: "Page", description: "Its fields, such as the company's name, are filled from the settings." })

export const entry = stored(pageSchemas.entry, "PageEntry")

export const pageRow = z
  .strictObject({
    ...link,
    image: image.nullable(),
    isActive: z.boolean(),
    isArchived: z.boolean(),
    missing: z.array(z.enum(MISSING_PARTS)),
    outdated: natural.describe("Texts that are older than their translation"),
    marks: natural.describe("What the company must still decide before the page can be published"),
    version,
    updatedAt: instant,
  })
  .meta({ id: "PageRow", description: "For staff" })

const ofVersion = { number: natural, at: instant, isPublished: z.boolean().describe("Whether visitors could read it") }

export const listedVersion = z
  .strictObject({
    ...ofVersion,
    by: z.string().nullable().describe("Who saved it. Null for the site itself, and for an account no longer in use"),
    title: localized,
  })
  .meta({ id: "ListedPageVersion", description: "For staff" })

export const pageVersion = z
  .strictObject({
    number: natural,
    at: instant,
    kind: link.kind,
    title: localized,
    ...texts,
    isCurrent: z.boolean().describe("Whether it is what the page says today"),
  })
  .meta({ id: "PageVersion", description: "As visitors read it then" })

export const editedVersion = z
  .strictObject({ ...ofVersion, title: localized, ...texts })
  .meta({ id: "EditedPageVersion", description: "Its texts as staff wrote them" })
