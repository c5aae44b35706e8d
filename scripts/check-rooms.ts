import { globSync } from "node:fs"
import { dirname, join } from "node:path"

/* More source files are too many to take in. Give them rooms of their own (docs/architecture.md). */
const MAX_FILES = 20

const sources = globSync("{src,demo}/**/*.{ts,tsx}", { cwd: join(import.meta.dirname, "..") }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const rooms = Map.groupBy(sources, dirname)
const full = [...rooms].filter(([, files]) => files.length > MAX_FILES)
for (const [room, files] of full) console.error(`${room} has ${files.length} source files. Sort them into sub-folders.`)
process.exitCode = full.length ? 1 : 0
