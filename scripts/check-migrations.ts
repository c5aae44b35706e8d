import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
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

if (import.meta.main) {
  const drift = findDrift("./src/**/*.table.server.ts", join(ROOT, "migrations"))
  if (drift) {
    console.error(`The tables differ from the migrations. Run npx drizzle-kit generate:\n${drift}`)
    process.exit(1)
  }
}
