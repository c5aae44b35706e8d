import { startSite } from "../e2e/site.ts"

/*
 * Starts and stops a site once, so that the journeys' sites may begin with a copy of its data folder, database and demo
 * content: `node scripts/seed-for-tests.ts FOLDER`. Sites with a configuration of their own make theirs themselves.
 */
const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error("Which folder?")
await (await startSite({ dataDir })).stop()
