import { resolve } from "node:path"
import "./slices.server.ts"
import { readStaffCommand } from "./domain/account/staff/command.server.ts"
import { readConfig } from "./server/config/config.server.ts"
import { migrationsOfBackup, restoreBackup, writeBackup } from "./server/database/backup/backup.server.ts"
import { noteBackup } from "./server/database/backup/last-backup.server.ts"
import { openDatabase } from "./server/database/database.server.ts"
import { holdMails, releaseMails } from "./server/mail/outbox.server.ts"

/** Commands for the operator (docs/operations.md). Each takes what was typed after its name, and returns a report. */
export const commands: Record<string, (...typed: string[]) => Promise<string>> = {
  backup: async (name) => {
    const folder = folderOf(name)
    const config = readConfig(process.env)
    // A backup leaves the database as it is.
    const { close } = await openDatabase(config, { timeouts: false, migrations: 0 })
    const saved = await writeBackup(folder, config.dataDir).finally(close)
    await noteBackup(config.dataDir)
    return `${countsOf(saved)} saved in ${name}`
  },
  restore: async (name) => {
    const folder = folderOf(name)
    const config = readConfig(process.env)
    // Loads the rows at the schema that they are of, and then migrates.
    const migrations = await migrationsOfBackup(folder)
    const { migrate, close } = await openDatabase(config, { timeouts: false, migrations })
    const restore = async () => {
      const restored = await restoreBackup(folder, config.dataDir)
      await migrate()
      await holdMails()
      return restored
    }
    const restored = await restore().finally(close)
    return `${countsOf(restored)} restored and compared from ${name}\nNo mail is sent until \`npm run mails -- release\`.`
  },
  mails: async (what) => {
    if (what !== "release") throw new Error("Say what to do: npm run mails -- release")
    const config = readConfig(process.env)
    const { close } = await openDatabase(config, { migrations: 0 })
    const released = await releaseMails(config).finally(close)
    return `Mails are sent again. ${released} are waiting.`
  },
  staff: async (...typed) => {
    const run = readStaffCommand(typed)
    const config = readConfig(process.env)
    const { close } = await openDatabase(config, { migrations: 0 })
    return await run(config).finally(close)
  },
}

/** @throws Error for the operator without a name */
function folderOf(name: string | undefined): string {
  if (!name) throw new Error("Name a folder: npm run backup -- FOLDER")
  return resolve(name)
}

function countsOf({ tables, files }: { tables: object; files: object }): string {
  return `${Object.keys(tables).length} tables and ${Object.keys(files).length} pictures`
}
