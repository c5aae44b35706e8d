import assert from "node:assert/strict"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import sharp from "sharp"
import { openMedia, storeOriginal } from "#server/media/media.server.ts"
import { SITE } from "#server/testing/api.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { mountSmallDisk, type SmallDisk, smallDiskMissingReason } from "#server/testing/small-disk.ts"
import { createSite } from "#site.server.ts"

const MEGABYTES = 8
const skip = smallDiskMissingReason() ?? false
const PICTURE = "/media/tours/boat/4x3-640.avif"
const SOCIAL = "/media/social/en/tours.jpg"

const api = await openEmptySite()
const staff = await signInStaff(api, "staff")
const site = createSite(async () => renderedPage('<meta property="og:title" content="Tours"/>'), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})

describe("a full DATA_DIR", { skip }, () => {
  let disk: SmallDisk
  const boat = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#e9a52b" } })

  before(async () => {
    if (skip) return
    disk = mountSmallDisk(MEGABYTES)
    openMedia({ dataDir: disk.folder })
    await storeOriginal("tours", "boat", "full.webp", await boat.clone().webp().toBuffer())
  })
  after(() => disk?.remove())

  const filesIn = (kind: string) =>
    readdirSync(join(disk.folder, "media", kind), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  const seePictures = async () => {
    for (const [path, format] of [
      [PICTURE, "heif"],
      [SOCIAL, "jpeg"],
    ] as const) {
      const answer = await site.request(path)
      assert.equal(answer.status, 200, path)
      assert.equal((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format, format)
    }
  }

  it("stores no renditions and renders pictures for each visitor", async () => {
    disk.fill()
    await seePictures()
    await seePictures()
    assert.deepEqual(filesIn("renditions"), [])
  })

  it("refuses uploads and keeps no part of them", async () => {
    const form = new FormData()
    form.append("image", new File([new Uint8Array(await boat.clone().jpeg().toBuffer())], "a.jpg"))
    const answer = await api.request("/upload/image", { method: "POST", headers: staff.headers, body: form })
    assert.deepEqual([answer.status, answer.headers.get("retry-after"), answer.body.code], [503, "30", "UNAVAILABLE"])
    assert.deepEqual(filesIn("originals"), ["full.webp"])
  })

  it("is reported by /health with 200", async () => {
    const { status, body } = await api.get("/health")
    assert.equal(status, 200)
    assert.deepEqual([body.data.status, body.data.parts.disk, body.data.parts.database], ["degraded", "full", "ok"])
  })

  it("stores renditions again as soon as there is space", async () => {
    disk.makeRoom()
    await seePictures()
    assert.equal(filesIn("renditions").length, 2)
    assert.equal((await api.get("/health")).body.data.parts.disk, "low")
  })
})
