import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, beforeEach, describe, it } from "node:test"
import { builtAssets, publishAssets, sweepAssets } from "./built-assets.server.ts"

const folder = mkdtempSync(join(tmpdir(), "ghe-assets-"))
after(() => rmSync(folder, { recursive: true }))

const HOUR = 3_600_000
const DAY = 24 * HOUR
let dataDir: string
let runs = 0
beforeEach(() => (dataDir = join(folder, `data ${++runs}`)))

/** Writes a `dist` with one script for the site and one for the back office. */
function build(version: string): string {
  const dist = join(folder, `dist ${runs} ${version}`)
  for (const app of ["client", "staff"]) {
    mkdirSync(join(dist, app, "assets"), { recursive: true })
    writeFileSync(join(dist, app, "assets", `dialog-${version}.js`), `"${app} ${version}"`)
    writeFileSync(join(dist, app, "assets", `dialog-${version}.js.gz`), "compressed")
  }
  return dist
}

const later = (ms: number) => new Date(Date.now() + ms)
const ask = (app: "client" | "staff", file: string) => builtAssets(app, "", dataDir).request(`/${file}`)

describe("the files of a build", () => {
  it("are served by the processes of other builds, compressed too", async () => {
    await publishAssets(dataDir, build("old"))
    await publishAssets(dataDir, build("new"))
    for (const version of ["old", "new"])
      for (const app of ["client", "staff"] as const) {
        const answer = await ask(app, `dialog-${version}.js`)
        assert.equal(await answer.text(), `"${app} ${version}"`)
        assert.equal(answer.headers.get("cache-control"), "public, max-age=31536000, immutable")
        assert.match(answer.headers.get("content-type") ?? "", /^text\/javascript/)
      }
    const compressed = await builtAssets("client", "", dataDir).request("/dialog-old.js", {
      headers: { "accept-encoding": "gzip" },
    })
    assert.equal(await compressed.text(), "compressed")
    assert.equal((await ask("client", "dialog-none.js")).status, 404)
  })

  it("are kept while a process uses them, and for a week after that", async () => {
    await publishAssets(dataDir, build("old"))
    await publishAssets(dataDir, build("new"))
    await sweepAssets(dataDir, later(7 * DAY - HOUR))
    assert.equal((await ask("client", "dialog-old.js")).status, 200)
    await sweepAssets(dataDir, later(7 * DAY + HOUR))
    assert.equal((await ask("client", "dialog-old.js")).status, 404)
    assert.equal((await ask("staff", "dialog-new.js")).status, 200)
  })

  it("stay published when a new build in the same folder has removed them there", async () => {
    const dist = build("old")
    await publishAssets(dataDir, dist)
    rmSync(dist, { recursive: true })
    await sweepAssets(dataDir)
    assert.equal((await ask("client", "dialog-old.js")).status, 200)
  })

  it("are copied again if an earlier copy was interrupted", async () => {
    const dist = build("old")
    mkdirSync(join(dataDir, "assets/client"), { recursive: true })
    writeFileSync(join(dataDir, "assets/client/dialog-old.js"), "")
    await publishAssets(dataDir, dist)
    assert.equal(await (await ask("client", "dialog-old.js")).text(), '"client old"')
    assert.deepEqual(readdirSync(join(dataDir, "assets/client")), ["dialog-old.js", "dialog-old.js.gz"])
  })
})
