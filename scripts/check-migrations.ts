import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"

const ROOT = join(import.meta.dirname, "..")
const DRIZZLE_KIT = join(ROOT, "node_modules/drizzle-kit/bin.cjs")

export function generate(schema: string, folder: string): string {
  // drizzle-kit reads an absolute folder as a relative one.
  const args = ["generate", "--dialect=postgresql", `--schema=${schema}`, `--out=${relative(ROOT, folder)}`]
  return execFileSync(process.execPath, [DRIZZLE_KIT, ...args], { cwd: ROOT, encoding: "utf8", stdio: "pipe" })
}

/** Returns the SQL by which tables differ from migrations. @throws Error if drizzle-kit fails or asks a question */
export function findDrift(schema: string, migrations: string): string {
  const folder = mkdtempSync(join(tmpdir(), "ghe-migrations-"))
  try {
    cpSync(migrations, folder, { recursive: true })
    const before = readdirSync(folder)
    const output = generate(schema, folder)
    if (output.includes("No schema changes")) return ""
    const written = readdirSync(folder).find((name) => name.endsWith(".sql") && !before.includes(name))
    if (!written) throw new Error(output)
    return readFileSync(join(folder, written), "utf8")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Hashes of the released migrations by their names, in order. They never change. A clone may lack tags to compare with. */
const RELEASED = join(ROOT, "migrations/released.json")

const hashesOf = (folder: string) => {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as Journal
  return entries.map(({ tag }) => {
    const hash = createHash("sha256")
      .update(readFileSync(join(folder, `${tag}.sql`), "utf8"))
      .digest("hex")
    return [tag, hash] as const
  })
}
type Journal = { entries: { tag: string }[] }

/** Returns what is wrong with released migrations: changed, renamed, removed, or one put before them. */
export function findRewritten(folder: string, released: Record<string, string>): string[] {
  const present = hashesOf(folder)
  return Object.entries(released)
    .filter(([tag, hash], nth) => present[nth]?.[0] !== tag || present[nth]?.[1] !== hash)
    .map(([tag]) => tag)
}

/** Returns the snapshots of the tables that nothing compares with: drizzle-kit reads the newest. */
export const oldSnapshots = (folder: string): string[] =>
  readdirSync(join(folder, "meta"))
    .filter((name) => name.endsWith("_snapshot.json"))
    .toSorted()
    .slice(0, -1)

const rewritten = () => findRewritten(join(ROOT, "migrations"), JSON.parse(readFileSync(RELEASED, "utf8")))

if (import.meta.main && process.argv.includes("--release") && rewritten().length === 0) {
  writeFileSync(RELEASED, `${JSON.stringify(Object.fromEntries(hashesOf(join(ROOT, "migrations"))), null, 2)}\n`)
} else if (import.meta.main) {
  if (rewritten().length) {
    console.error(`Released migrations never change. Put these back, and add a new one: ${rewritten().join(", ")}`)
    process.exit(1)
  }
  const old = oldSnapshots(join(ROOT, "migrations"))
  if (old.length) {
    console.error(`Only the newest snapshot is compared with. Delete these of migrations/meta: ${old.join(", ")}`)
    process.exit(1)
  }
  const drift = findDrift("./src/**/*.table.server.ts", join(ROOT, "migrations"))
  if (drift) {
    console.error(`The tables differ from the migrations. Run npx drizzle-kit generate:\n${drift}`)
    process.exit(1)
  }
}
