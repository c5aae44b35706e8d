import assert from "node:assert/strict"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { mountSmallDisk, smallDiskMissingReason } from "../../src/server/testing/small-disk.ts"
import { checkConsistency } from "./check-consistency.ts"
import { type DatabaseKind, type Harness, withHarness } from "./harness.ts"
import { type Answer, book, bookWithRetry, newVisitors, type Visitor } from "./load.ts"

/** `mostMs`: time until the first booking succeeds after space was freed. */
export type FullOptions = { bookings: number; database: DatabaseKind; mostMs?: number; say: (line: string) => void }

const MEGABYTES = { pglite: 220, postgres: 320 }
const BEFORE = 20
const AFTER = 30
const READS = ["/api/tours", "/api/settings", "/tours?maxPrice=70", "/vi/contact", "/media/social/en/tours.jpg"]
/** Small enough that it contains no statements. */
const LOG_BYTES = 1_000
const MINUTE_MS = 60_000

/** Fills the disks while people book. Writes must get 503, reads succeed, and nothing acknowledged may be lost. */
export async function proveFull({ bookings, database, mostMs = Infinity, say }: FullOptions): Promise<void> {
  const missing = smallDiskMissingReason()
  if (missing) return say(`skipped: ${missing}`)
  const disk = mountSmallDisk(MEGABYTES[database])
  const play = async (harness: Harness) => {
    const trips = await harness.offerTrips(BEFORE + bookings + AFTER)
    await harness.start()
    const acknowledged = new Map<string, string>()
    const note = ({ email }: Visitor, { status, bookingId }: Answer) =>
      status === 201 && acknowledged.set(email, bookingId ?? "")
    for (const visitor of newVisitors(BEFORE, trips)) note(visitor, await bookWithRetry(harness.origin, visitor))

    disk.fill()
    const filledAt = performance.now()
    const printed = harness.site()!.output().length
    const answers = new Map<string, number>()
    for (const visitor of newVisitors(bookings, trips)) {
      const answer = await book(harness.origin(), visitor)
      const name = answer.status === 503 ? `503 Retry-After ${answer.retryAfter}` : `${answer.status}`
      answers.set(name, (answers.get(name) ?? 0) + 1)
      note(visitor, answer)
      assert.match(name, /^(201|503 Retry-After \d+)$/)
    }
    say(`while the disk is full: ${JSON.stringify(Object.fromEntries(answers))}`)
    assert.ok(answers.get("503 Retry-After 30"), "no booking was refused")
    await checkReads(harness)
    const log = harness.site()!.output().slice(printed)
    const lines = log.split("\n").filter((line) => line.includes("disk full"))
    say(`the log: ${log.length} bytes`)
    assert.ok(lines.length >= 1 && lines.length <= 1 + (performance.now() - filledAt) / MINUTE_MS, log)
    assert.ok(log.length < LOG_BYTES, log)

    const drafts = draftsIn(harness.dataDir)
    disk.makeRoom()
    const roomAt = performance.now()
    let firstMs = 0
    for (const visitor of newVisitors(AFTER, trips)) {
      note(visitor, await bookWithRetry(harness.origin, visitor))
      firstMs ||= performance.now() - roomAt
    }
    say(`the first booking ${Math.round(firstMs)} ms after room was made`)
    assert.ok(firstMs <= mostMs, `the site needed ${firstMs} ms to write again`)
    // A mail that is being written now has a draft too.
    const later = new Set(draftsIn(harness.dataDir))
    assert.deepEqual(
      drafts.filter((name) => later.has(name)),
      [],
      "drafts of the full disk were left behind",
    )
    await harness.kill()
    const found = await harness.inspect(checkConsistency)
    for (const [email, id] of acknowledged) assert.equal(found.get(email), id, `${email}'s booking ${id} is lost`)
    assert.equal(found.size, acknowledged.size)
    say(`${acknowledged.size} acknowledged, all there and no other`)
  }
  await withHarness(database, play, {}, { folder: disk.folder }).finally(disk.remove)
}

async function checkReads(harness: Harness): Promise<void> {
  for (const path of READS) {
    const answer = await fetch(harness.origin() + path)
    assert.equal(answer.status, 200, `${path}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  const health = await fetch(`${harness.origin()}/api/health`)
  const { data } = (await health.json()) as { data: { status: string; parts: Record<string, string> } }
  assert.equal(health.status, 200)
  assert.deepEqual([data.status, data.parts.database, data.parts.disk], ["degraded", "full", "full"])
}

function draftsIn(dataDir: string): string[] {
  const files = ["media", "outbox"].flatMap((folder) =>
    readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  return files.map(({ name }) => name).filter((name) => /\.part$|\.\d+\.[a-z0-9]+$|^\.write-test/.test(name))
}
