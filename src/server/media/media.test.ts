import assert from "node:assert/strict"
import { afterEach, describe, it } from "node:test"
import sharp from "sharp"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { SITE } from "#server/testing/api.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import { storeOriginal } from "./media.server.ts"

await openEmptySite()
const site = createSite(async () => renderedPage("", 404), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})

const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="810"><rect width="1440" height="810" fill="#c23b22"/></svg>'
const [HOME, FLOOD, OTHERS] = ["198.51.100.1", "203.0.113.1", "203.0.113.2"]

let scenes = 0
async function newPictures(number: number): Promise<string[]> {
  const scene = `scene-${++scenes}`
  const addresses: string[] = []
  for (let n = 0; addresses.length < number; n++) {
    await storeOriginal("posters", `${scene}-${n}`, "full.svg", POSTER)
    for (const variant of ["4x3-190.webp", "4x5-190.webp", "4x3-390.webp", "4x5-390.webp", "16x9-190.webp"])
      addresses.push(`/media/posters/${scene}-${n}/${variant}`)
  }
  return addresses.slice(0, number)
}

const ask = (address: string, ip = HOME) =>
  Promise.resolve(site.request(address, {}, { incoming: { socket: { remoteAddress: ip } } }))

describe("new renditions", () => {
  afterEach(() => scaleLimits(10_000))

  it("are all made for a page with forty of them", async () => {
    const answers = await Promise.all((await newPictures(40)).map((address) => ask(address)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  })

  it("do not delay others while one visitor asks for four hundred", async () => {
    const [wanted = ""] = await newPictures(1)
    const flood = await newPictures(400)
    let made = 0
    const statuses: number[] = []
    const flooding = flood.map(async (address) => {
      const { status, headers } = await ask(address, FLOOD)
      statuses.push(status)
      if (status === 200) made++
      else assert.ok(Number(headers.get("retry-after")) > 0)
    })
    const { status } = await ask(wanted)
    const madeBefore = made
    await Promise.all(flooding)
    assert.equal(status, 200)
    assert.ok(madeBefore < 10, `${madeBefore} pictures were made before`)
    assert.deepEqual(new Set(statuses), new Set([200, 503]))
    assert.ok(made >= 30 && made <= 50, `${made} of 400 were made`)
  })

  it("share a limit across all visitors, too", async () => {
    const addresses = await newPictures(400)
    const answers = await Promise.all(addresses.map((address, nth) => ask(address, `203.0.113.${nth % 20}`)))
    const made = answers.filter(({ status }) => status === 200).length
    assert.ok(made < 200, `${made} waited`)
    assert.equal(answers.filter(({ status }) => status === 503).length, 400 - made)
  })

  it("return 404 at once without an original, and don't count towards the limit", async () => {
    scaleLimits(1 / 300)
    const waiting = (await newPictures(20)).map((address) => ask(address, OTHERS))
    const missing = Array.from({ length: 100 }, (_, n) => ask(`/media/posters/nothing-${n}/4x3-390.avif`))
    const first = await Promise.race([Promise.all(missing).then(() => "missing"), Promise.all(waiting)])
    assert.equal(first, "missing")
    for (const { status } of await Promise.all(missing)) assert.equal(status, 404)
    await Promise.all(waiting)
  })

  it("are limited per network, unlike stored ones", async () => {
    scaleLimits(1 / 100)
    const addresses = await newPictures(6)
    const statuses: number[] = []
    for (const address of addresses) statuses.push((await ask(address, FLOOD)).status)
    assert.deepEqual(statuses, [200, 200, 200, 429, 429, 429])
    assert.equal((await ask(addresses[0]!, FLOOD)).status, 200)
    assert.equal((await ask(addresses[5]!)).status, 200)
    assert.equal((await ask(addresses[5]!, FLOOD)).status, 200)
  })
})

describe("GET /media", () => {
  it("allows mails and other sites to show pictures", async () => {
    const [address = ""] = await newPictures(1)
    assert.equal((await ask(address)).headers.get("cross-origin-resource-policy"), "cross-origin")
    for (const other of ["/api/settings", "/robots.txt", "/api/nothing"])
      assert.equal((await ask(other)).headers.get("cross-origin-resource-policy"), "same-origin", other)
  })
})

describe("a crop around a focus point", () => {
  /** A portrait of three bands: red, yellow, blue. */
  const bands = ["#ff0000", "#ffff00", "#0000ff"]
    .map((fill, n) => `<rect y="${n * 400}" width="600" height="400" fill="${fill}"/>`)
    .join("")
  const portrait = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200">${bands}</svg>`)

  async function colorOf(variant: string): Promise<number[]> {
    const answer = await ask(`/media/tours/bands/${variant}`)
    assert.equal(answer.status, 200)
    const { data, info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height], [190, 107])
    return [0, 1, 2].map((channel) => Math.round(data[channel + 3 * (53 * 190 + 95)]! / 255))
  }

  it("keeps the focus point in the picture", async () => {
    await storeOriginal("tours", "bands", "full.webp", await sharp(portrait).webp({ quality: 90 }).toBuffer())
    assert.deepEqual(await colorOf("16x9-190-at0.webp"), [1, 0, 0])
    assert.deepEqual(await colorOf("16x9-190.webp"), [1, 1, 0])
    assert.deepEqual(await colorOf("16x9-190-at100.webp"), [0, 0, 1])
  })

  it("has few possible URLs, so that nobody can fill the disk", async () => {
    for (const variant of ["16x9-190-at50.webp", "16x9-190-at55.webp", "16x9-190-at110.webp", "16x9-190-at.webp"])
      assert.equal((await ask(`/media/tours/bands/${variant}`)).status, 404)
  })
})
