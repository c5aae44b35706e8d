import { globSync, readFileSync } from "node:fs"
import { join, parse, sep } from "node:path"
import { postCollection } from "#domain/blog/staff/blog-writes.server.ts"
import type { Sent } from "#domain/catalogue/content-fields.ts"
import { toHttpError } from "#domain/catalogue/rows/content-checks.server.ts"
import { type Collection, type Entry, insertEntry } from "#domain/catalogue/rows/content-writes.server.ts"
import { tourCategoryCollection, transferCategoryCollection } from "#domain/categories/category-tree-writes.server.ts"
import { categoryCollection } from "#domain/categories/category-writes.server.ts"
import { createSchedule } from "#domain/departures/staff/schedules/departure-schedules.server.ts"
import { createHoliday } from "#domain/holidays/holidays.server.ts"
import { datesOf } from "#domain/pages/first-pages.server.ts"
import { pageCollection } from "#domain/pages/staff/page-writes.server.ts"
import { productCollection } from "#domain/products/product-writes.server.ts"
import { checkLogos, keepLogo } from "#domain/settings/logo/logos.server.ts"
import { storeSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { createSynonym } from "#domain/synonyms/synonyms.server.ts"
import { tourCollection } from "#domain/tours/staff/tour-writes.server.ts"
import { transferCollection } from "#domain/transfers/staff/transfer-writes.server.ts"
import { hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { storeOriginal } from "#server/media/media.server.ts"
import { type Content, inFile } from "./content-files.server.ts"

const DAY_MS = 24 * 3_600_000

/**
 * Fills an empty database with a company's content (docs/content-files.md), as its staff would enter it.
 * @throws Error for the operator that names the file and its wrong fields
 */
export async function importContent({ folder, ...content }: Content, transaction: Database): Promise<void> {
  const naming = async <T>(file: string, write: Promise<T>): Promise<T> => {
    try {
      return await write
    } catch (error) {
      throw inFile(join(folder, file), error)
    }
  }
  const insert = <E extends Entry, Row>(of: Collection<E, Row>, file: string, fields: Sent, columns?: object) => {
    const refused = (error: unknown) => Promise.reject(toHttpError(error, of.messages) ?? error)
    return naming(file, insertEntry(of, fields, transaction, columns).catch(refused))
  }
  for (const file of globSync("pictures/*/*", { cwd: folder })) {
    const [, key = "", name = ""] = file.split(sep)
    await storeOriginal("posters", key, name, readFileSync(join(folder, file)))
  }
  for (const file of globSync("logos/*.{svg,png,webp,jpg}", { cwd: folder }))
    await naming(file, keepLogo(parse(file).name, readFileSync(join(folder, file))))
  if (content.settings.logo) await naming("company.json", checkLogos(content.settings.logo))
  await storeSettings(content.settings as Partial<Settings>, transaction)
  for (const holiday of content.holidays) await naming("company.json", createHoliday(holiday, transaction))
  for (const words of content.synonyms) await naming("company.json", createSynonym(words, transaction))
  for (const place of content.places) await insert(categoryCollection, "places.json", place)
  for (const category of content.tourCategories) await insert(tourCategoryCollection, "tour-categories.json", category)
  for (const category of content.transferCategories)
    await insert(transferCategoryCollection, "transfer-categories.json", category)
  for (const { schedules, ...tour } of content.tours) {
    const file = `tours/${tour.slug}.json`
    const { tour: made } = await insert(tourCollection, file, tour)
    for (const { from = hanoiDate(), ...schedule } of schedules)
      await naming(file, createSchedule({ tourId: made.id, from, ...schedule }, undefined, transaction))
  }
  for (const transfer of content.transfers)
    await insert(transferCollection, `transfers/${transfer.slug}.json`, transfer)
  for (const product of content.products) await insert(productCollection, `products/${product.slug}.json`, product)
  for (const { daysAgo, ...post } of content.posts)
    await insert(postCollection, `posts/${post.slug}.json`, post, {
      createdAt: new Date(Date.now() - daysAgo * DAY_MS),
    })
  for (const { changedOn, ...page } of content.pages)
    await insert(pageCollection, `pages/${page.slug}.json`, page, datesOf(changedOn))
}
