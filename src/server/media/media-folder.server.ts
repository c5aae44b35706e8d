import { randomUUID } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { errorText } from "#lib/text/error-text.ts"
import type { Config } from "#server/config/config.server.ts"
import { db } from "#server/database/database.server.ts"

/**
 * Compares the id in the folder of pictures with the one in the database. The first process chooses it.
 * @throws Error for the operator if another folder has been used with this database
 */
export async function checkMediaFolder({ dataDir }: Pick<Config, "dataDir">): Promise<void> {
  const folder = join(dataDir, "media")
  const file = join(folder, "folder-id")
  const { rows } = await db.execute<{ id: string | null }>(sql`select media_folder as id from site_secrets`)
  const known = rows[0]?.id ?? undefined
  // Read last, because another process writes the file before it tells the database.
  const found = readId(file)
  if (known && found !== known) throw new Error(refusal(folder, file, known))
  if (known) return
  const id = found ?? writeId(file)
  const chosen = sql`update site_secrets set media_folder = coalesce(media_folder, ${id}) returning media_folder as id`
  const { rows: kept } = await db.execute<{ id: string }>(chosen)
  if (kept[0] && kept[0].id !== id) throw new Error(refusal(folder, file, kept[0].id))
}

function refusal(folder: string, file: string, id: string): string {
  return `Other pictures than those in ${folder} belong to this database. Set DATA_DIR to the folder that its other processes use. If this one is right, such as a copy, write ${id} into ${file}.`
}

function readId(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw new Error(`${file} cannot be read: ${errorText(error)}.`, { cause: error })
  }
}

/** Returns the id that another process has written meanwhile, if there is one. */
function writeId(file: string): string {
  const id = randomUUID()
  try {
    writeFileSync(file, id, { flag: "wx" })
    return id
  } catch (error) {
    const other = readId(file)
    if (other !== undefined) return other
    throw new Error(`${file} cannot be written: ${errorText(error)}.`, { cause: error })
  }
}
