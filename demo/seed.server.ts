import { importContent } from "#domain/content/import-content.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { content } from "./content.server.ts"
import { drawPictures } from "./draw-pictures.server.ts"

/** Fills an empty database with the content of the demo company. */
export async function seed(transaction: Database): Promise<void> {
  await drawPictures()
  await importContent(content, transaction)
}
