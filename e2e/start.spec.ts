import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import { isBuiltin } from "node:module"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { test } from "@playwright/test"
import { SERVER } from "../scripts/build.ts"
import { MISSING_METHODS } from "../scripts/oldest-browsers.ts"
import { postgresMissingReason, startPostgres, type ThrowawayPostgres } from "../src/server/testing/postgres.ts"
import { type RunningSite, startSite } from "./site.ts"

type Project = { dependencies: Record<string, string> }
/** Finds the package in `import … from "package/part"` and in `import("package")`. */
const PACKAGE =
  /^(?:import|export)\b[^"'`;]*["']((?:@[\w.-]+\/)?[\w.:-]+)|(?<!@typedef \{)\bimport\(["'`]((?:@[\w.-]+\/)?[\w.:-]+)/gm

test.describe("two processes that start at once on an empty database", () => {
  const missing = postgresMissingReason()
  test.skip(missing !== undefined, missing)
  let postgres: ThrowawayPostgres
  let sites: RunningSite[] = []

  test.beforeAll(async () => {
    postgres = await startPostgres()
    sites = await Promise.all([1, 2].map(() => startSite({ databaseUrl: postgres.url })))
  })
  test.afterAll(async () => {
    for (const site of sites) await site.stop()
    await postgres?.stop()
  })

  test("fill it once, and both serve its content", async () => {
    const found = await Promise.all(sites.map(({ origin }) => slugs(origin)))
    assert.ok(found[0]!.length >= 24)
    assert.deepEqual(found[0], found[1])
    assert.equal(new Set(found[0]).size, found[0]!.length)
  })
})

async function slugs(origin: string): Promise<string[]> {
  const { data } = (await (await fetch(`${origin}/api/tours`)).json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => slug)
}

test.describe("the built server", () => {
  test("loads the modules for mails, documents and pictures on first use", async () => {
    const loaded = loadedWith(pathToFileURL(SERVER))
    const needless = [...loaded].filter((name) =>
      /^(@react-(pdf|email)\/|ics$|qrcode$|sharp$|nodemailer$|@electric-sql\/)|(template-layout|voucher|seed)[\w-]*\.server/.test(
        name,
      ),
    )
    assert.ok(loaded.size > 1)
    assert.deepEqual(needless, [])
  })

  test("renders mails without react-email's code highlighter and HTML formatter", async () => {
    const [layout = ""] = globSync("assets/template-layout.server-*.js", { cwd: dirname(SERVER) })
    const loaded = loadedWith(pathToFileURL(join(dirname(SERVER), layout)))
    const texts = [...loaded]
      .filter((name) => name.includes("/assets/"))
      .map((name) => readFileSync(new URL(name), "utf8"))
    assert.match(texts.join(), /react-email/)
    assert.doesNotMatch([...loaded, ...texts].join(), /prismjs|prettier/i)
  })
})

test("package.json's dependencies are the packages that the built server imports", () => {
  const folder = dirname(SERVER)
  const { dependencies } = JSON.parse(readFileSync(join(folder, "../../package.json"), "utf8")) as Project
  const imported = globSync("**/*.js", { cwd: folder }).flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(PACKAGE)].map(([, named, loaded]) => named ?? loaded ?? ""),
  )
  const packages = new Set(imported.filter((name) => !name.startsWith(".") && !isBuiltin(name)))
  // Not built in: `node` runs the server, `swagger-ui-dist` is read as files, and processes of their own read and write
  // spreadsheets.
  const aside = ["node", "swagger-ui-dist", "csv-parse", "read-excel-file", "write-excel-file"]
  assert.deepEqual([...packages, ...aside].sort(), Object.keys(dependencies).sort())
})

test("the built files call no method that the oldest browsers lack", () => {
  const dist = join(import.meta.dirname, "../dist")
  const files = globSync(["client/**/*.js", "staff/**/*.js"], { cwd: dist })
  assert.ok(files.length > 50)
  const found = files.flatMap((name) => {
    const text = readFileSync(join(dist, name), "utf8")
    return MISSING_METHODS.filter((method) => text.includes(`${method}(`)).map((method) => `${name}: ${method}`)
  })
  assert.deepEqual(found, [])
})

/** Returns the modules that a built file imports, with their own imports. */
function loadedWith(file: URL, known = new Set<string>()): Set<string> {
  known.add(file.href)
  const text = readFileSync(file, "utf8")
  for (const [, name = ""] of text.matchAll(/^(?:import|export)\b[^"'`;]*["']([^"'\n]+)["']/gm)) {
    if (!name.startsWith(".")) known.add(name)
    else if (!known.has(new URL(name, file).href)) loadedWith(new URL(name, file), known)
  }
  return known
}
