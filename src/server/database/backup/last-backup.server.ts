import { stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

const fileIn = (dataDir: string) => join(dataDir, "last-backup")

/** Notes beside the data that a backup was written, because a backup leaves the database as it is. */
export async function noteBackup(dataDir: string): Promise<void> {
  await writeFile(fileIn(dataDir), `${new Date().toISOString()}\n`)
}

export async function hasBackup(dataDir: string): Promise<boolean> {
  return stat(fileIn(dataDir)).then(
    () => true,
    () => false,
  )
}
