import { parse } from "csv-parse/sync"
import { readSheet } from "read-excel-file/node"

/**
 * Runs as it is, in a process of its own (read-sheet.server.ts): a file that unpacks to gigabytes would take all memory.
 * Reads a file from its input and writes `{rows, delimiter}` with the cells as texts, numbers and dates, or exits with 2.
 * `chosen`: what separates the columns of a CSV file, if a person has said so.
 */
const MAX_MEMORY = 600 * 1024 * 1024
const MAX_CELL = 600
const MAX_COLUMNS = 60
const [, , maxRows, chosen] = process.argv
/** One more row says that there are too many. */
const limit = Number(maxRows) + 1

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(3)
}, 20).unref()

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const file = Buffer.concat(chunks)

try {
  const text = isZip(file) ? null : decode(file)
  const delimiter = text === null ? null : chosen || delimiterOf(text)
  const read = text === null || delimiter === null ? await readSheet(file) : readCsv(text, delimiter)
  const rows = read.slice(0, limit).map((row) => row.slice(0, MAX_COLUMNS).map(cellOf))
  process.stdout.write(JSON.stringify({ rows, delimiter }))
} catch {
  process.exitCode = 2
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString("latin1") === "PK"
}

/** Dates of spreadsheets have no time zone, so their day is that of UTC. */
function cellOf(value: unknown): string | number | { date: string } | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : { date: value.toISOString().slice(0, 10) }
  if (typeof value === "number") return value
  const text = value === null || value === undefined ? "" : String(value)
  return text.replace(/\s+/g, " ").trim().slice(0, MAX_CELL).normalize("NFC") || null
}

/** UTF-8, UTF-16 and Windows-1258, in which Vietnamese banks and Excel save. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return new TextDecoder("utf-16le").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1258").decode(bytes)
  }
}

function readCsv(text: string, delimiter: string): string[][] {
  if (text.includes("\0")) throw new Error("This is no text.")
  return parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: limit,
  })
}

/** Returns the separator that the lines have most often. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000)
  const counted = [";", "\t", ","].map((sign) => [sign, start.split(sign).length] as const)
  const lines = start.split("\n").length
  // Amounts hold commas, too. So another sign counts as soon as most lines have it.
  const clear = counted.find(([sign, times]) => sign !== "," && times > lines)
  return (clear ?? counted.toSorted((a, b) => b[1] - a[1])[0]!)[0]
}
