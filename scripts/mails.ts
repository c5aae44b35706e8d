import { existsSync } from "node:fs"
import { join } from "node:path"
import { readConfig } from "../src/server/config/config.server.ts"
import { openDatabase } from "../src/server/database/database.server.ts"
import { releaseMails } from "../src/server/mail/outbox.server.ts"

/* `npm run mails -- release` sends what a restore has held back (docs/operations.md). */
const envFile = join(import.meta.dirname, "../.env")

// Guests' data and password hashes are for this user only.
process.umask(0o077)

try {
  if (process.argv[2] !== "release") throw new Error("Say what to do: npm run mails -- release")
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const { close } = await openDatabase(readConfig(process.env), { migrations: 0 })
  const released = await releaseMails().finally(close)
  console.log(`Mails are sent again. ${released} are waiting.`)
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
