import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { readConfig } from "../src/server/config/config.server.ts"
import { migrationsOfBackup, restoreBackup, writeBackup } from "../src/server/database/backup.server.ts"
import { openDatabase } from "../src/server/database/database.server.ts"
import { holdMails } from "../src/server/mail/outbox.server.ts"

/* `npm run backup -- FOLDER` and `npm run restore -- FOLDER` (docs/operations.md). */
const [command, name] = process.argv.slice(2)
const envFile = join(import.meta.dirname, "../.env")

// Guests' data and password hashes are for this user only.
process.umask(0o077)

try {
  if ((command !== "write" && command !== "restore") || !name)
    throw new Error("Name a folder: npm run backup -- FOLDER")
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const config = readConfig(process.env)
  const folder = resolve(name)
  // A backup leaves the database as it is. A restore loads the rows at the schema that they are of, and then migrates.
  const migrations = command === "write" ? 0 : await migrationsOfBackup(folder)
  const opened = await openDatabase(config, { timeouts: false, migrations })
  const work = command === "write" ? writeBackup : restoreBackup
  const { tables, files } = await work(folder, config.dataDir)
    .then(async (result) => {
      if (command === "restore") {
        await opened.migrate()
        await holdMails()
      }
      return result
    })
    .finally(opened.close)
  const [done, where] = command === "write" ? ["saved", "in"] : ["restored and compared", "from"]
  console.log(`${Object.keys(tables).length} tables and ${Object.keys(files).length} pictures ${done} ${where} ${name}`)
  if (command === "restore") console.log("No mail is sent until `npm run mails -- release`.")
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
