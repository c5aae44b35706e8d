import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { after, before, describe, it } from "node:test"
import { pathToFileURL } from "node:url"
import { SERVER } from "../scripts/build.ts"
import { startPostgres, type ThrowawayPostgres, whyNoPostgres } from "../src/server/throwaway-postgres.ts"
import { type RunningSite, startSite } from "./site.ts"

describe("two processes that start at once on an empty database", { skip: whyNoPostgres() ?? false }, () => {
  let postgres: ThrowawayPostgres
  let sites: RunningSite[] = []

  before(async () => {
    postgres = await startPostgres()
    sites = await Promise.all([1, 2].map(() => startSite({ databaseUrl: postgres.url })))
  })
  after(async () => {
    for (const site of sites) await site.stop()
    await postgres?.stop()
  })

  it("fill it once, and both serve it", async () => {
    const found = await Promise.all(sites.map(({ origin }) => slugs(origin)))
    assert.ok(found[0]!.length >= 24)
    assert.deepEqual(found[0], found[1])
    assert.equal(new Set(found[0]).size, found[0]!.length)
  })

  it("are the built server, with nothing of what started them", { skip: process.platform !== "linux" }, () => {
    for (const { pid } of sites) {
      const [, ...words] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean)
      assert.match(words.at(-1) ?? "", /dist\/server\/main\.server\.js$/)
    }
  })
})

async function slugs(origin: string): Promise<string[]> {
  const { data } = (await (await fetch(`${origin}/api/tours`)).json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => slug)
}

describe("the built server", () => {
  it("starts without what letters, papers, pictures and mails need, which is loaded with the first of them", () => {
    const loaded = loadedWith(pathToFileURL(SERVER))
    const needless = [...loaded].filter((name) =>
      /^(@react-(pdf|email)\/|ics$|qrcode$|sharp$|nodemailer$|@electric-sql\/)|(letter|voucher|seed)[\w-]*\.server/.test(
        name,
      ),
    )
    assert.ok(loaded.has("pg"))
    assert.deepEqual(needless, [])
  })

  it("draws letters with what they use of react-email, without what highlights code and formats HTML in it", () => {
    const [letters = ""] = globSync("assets/letter-layout.server-*.js", { cwd: dirname(SERVER) })
    const loaded = loadedWith(pathToFileURL(join(dirname(SERVER), letters)))
    const texts = [...loaded]
      .filter((name) => name.includes("/assets/"))
      .map((name) => readFileSync(new URL(name), "utf8"))
    assert.match(texts.join(), /react-email/)
    assert.doesNotMatch([...loaded, ...texts].join(), /prism|prettier/i)
  })

  it("has React's hooks by their names, not by getters", () => {
    const text = readFileSync(SERVER, "utf8")
    assert.match(text, /\buseState\(/)
    assert.doesNotMatch(text, /\bimport_(react|jsx_runtime)\w*\.(use|jsx)/)
  })

  it("is kept by V8 at a byte a letter", () => {
    assert.equal(/[^\0-\x7f]/.exec(readFileSync(SERVER, "utf8")), null)
  })
})

/** What a module of the build imports before it runs, and what that imports: files as they are, packages by name. */
function loadedWith(file: URL, known = new Set<string>()): Set<string> {
  known.add(file.href)
  const text = readFileSync(file, "utf8")
  for (const [, name = ""] of text.matchAll(/^(?:import|export)\b[^"'`;]*["']([^"'\n]+)["']/gm)) {
    if (!name.startsWith(".")) known.add(name)
    else if (!known.has(new URL(name, file).href)) loadedWith(new URL(name, file), known)
  }
  return known
}
