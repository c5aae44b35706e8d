import { findSettings, storeSettings } from "../src/features/settings/settings.server.ts"
import { openDatabase } from "../src/server/database.server.ts"
import { axeFindsNothing } from "./axe.ts"

// The code's default, which as it is would not read with white: here only what colour decides is looked for, and that is
// the same in both languages.
axeFindsNothing("where the brand's colour is #3B82F6", {
  rules: ["color-contrast", "link-in-text-block"],
  languages: ["en"],
  prepare: (dataDir) => paint("#3B82F6", dataDir),
})

/** Gives the site in a data folder another colour, as staff would. */
async function paint(primaryColor: string, dataDir: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  await storeSettings({ ...(await findSettings()), primaryColor })
  await database.close()
}
