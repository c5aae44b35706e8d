import { missingParts } from "#domain/catalogue/completeness.ts"
import { sanitiseStored } from "#domain/catalogue/rich-text/html.server.ts"
import { fieldsOf, presentStored } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import type { Stored } from "#domain/catalogue/rows/content-writes.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { xmlText } from "#server/pages/xml.server.ts"
import type { Page, PageRow } from "./page.ts"
import { type FieldValues, fillPageHtml, fillPageText, marksIn, marksInHtml } from "./page-fields.ts"
import type { pages } from "./pages.table.server.ts"
import * as shapes from "./shapes.server.ts"
import { type PageEntry, pageSchemas } from "./staff/page-entry.schema.ts"

type Row = typeof pages.$inferSelect

/** A row of pages with the day of its newest version. */
export type ShownPage = Row & { textsChangedAt: Date }

/** A row of pages as the staff's list reads it: with the number of its outdated texts. */
export type ListedPage = Omit<Row, "createdAt" | "outdated"> & { outdated: number }

/** The texts that visitors read. */
export type PageTexts = Pick<Row, "title" | "heading" | "description" | "content">

/** Returns the texts with their fields filled, safe to show. */
export function fillTexts({ title, heading, description, content }: PageTexts, values: FieldValues): PageTexts {
  return {
    title: fillPageText(title, values),
    heading: fillPageText(heading, values),
    description: fillPageText(description, values),
    content: fillPageHtml(sanitiseStored(content), values, xmlText),
  }
}

export function presentPage(row: ShownPage, values: FieldValues): Page {
  return {
    ...fieldsOf(shapes.page.shape, row),
    ...fillTexts(row, values),
    _id: row.id,
    textsChangedAt: row.textsChangedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Returns a page as staff edit it. */
export function presentEntry(row: Row): Stored<PageEntry> {
  return { ...fieldsOf(pageSchemas.entry.shape, row), ...presentStored(row) }
}

/** Returns the row of the staff's list for a page. */
export function presentRow(row: ListedPage): PageRow {
  return {
    ...fieldsOf(shapes.pageRow.shape, row),
    _id: row.id,
    // A page needs no picture.
    missing: missingParts({ ...row, images: [] }).filter((part) => part !== "pictures"),
    marks: textsOf(row).flatMap(marksOf).length,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A text of a page by its field, such as `content.vi`. */
type PageText = { field: string; text: string; isHtml: boolean }

export const marksOf = ({ text, isHtml }: PageText): string[] => (isHtml ? marksInHtml(text) : marksIn(text))

export function textsOf({ title, heading, description, content }: PageTexts): PageText[] {
  const all: Record<string, LocalizedContent> = { title, heading, description, content }
  return Object.entries(all).flatMap(([name, { en, vi = "" }]) => {
    const isHtml = name === "content"
    return [
      { field: `${name}.en`, text: en, isHtml },
      { field: `${name}.vi`, text: vi, isHtml },
    ]
  })
}
