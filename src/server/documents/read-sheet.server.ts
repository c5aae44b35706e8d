import { execFile } from "node:child_process"
import { join } from "node:path"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"
import { log } from "#server/log.server.ts"
import { projectRoot } from "#server/project-root.server.ts"

/** Empty cells are null. */
export type Cell = string | number | { date: string } | null
/** `delimiter`: what separates the columns of a CSV file. */
export type SheetFile = { rows: Cell[][]; delimiter: string | null }

const READER = join(projectRoot, "src/server/documents/sheet-reader.ts")
const MAX_MS = 20_000
const MAX_BYTES = 64 * 1024 * 1024
const OPTIONS = { env: {}, timeout: MAX_MS, killSignal: "SIGKILL", maxBuffer: MAX_BYTES, encoding: "utf8" } as const
const inTurn = limitConcurrency({ concurrency: 1, queue: 5, retrySeconds: 5 })

/**
 * Reads the first sheet of an XLSX file, or a CSV file in any usual encoding, with at most one row more than `maxRows`.
 * Long cells are cut. `delimiter`: that of a CSV file, guessed if nobody says it. @returns undefined if it can't be read, or needs too much time or memory; @throws tooMany
 */
export function readSheetFile(file: Uint8Array, maxRows: number, delimiter = ""): Promise<SheetFile | undefined> {
  return inTurn(() => {
    const { promise, resolve } = Promise.withResolvers<SheetFile | undefined>()
    const args = ["--max-old-space-size=400", READER, String(maxRows), delimiter]
    const reader = execFile(process.execPath, args, OPTIONS, (error, stdout, stderr) => {
      // Code 2 is a file that can't be read, 3 or a signal one that needs too much.
      if (error && !error.killed && error.code !== 2 && error.code !== 3)
        log.error({ err: error, stderr }, "No file was read")
      resolve(error ? undefined : (JSON.parse(stdout) as SheetFile))
    })
    // Without a reader, which the exit code tells of.
    reader.stdin?.on("error", () => undefined)
    reader.stdin?.end(file)
    return promise
  })
}
