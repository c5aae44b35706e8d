import assert from "node:assert/strict"
import { describe, it, mock } from "node:test"
import { readSheet } from "read-excel-file/node"
import { api as endpoints } from "#api.server.ts"
import { bookTour, createDeparture, disableUser, emma, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const headers = (await signInStaff(api, "admin", "hoa")).headers

describe("links to files", () => {
  const link = async (path: string, by: Record<string, string> = headers, language = "vi"): Promise<string> => {
    const { status, body, text } = await api.post("/exports/links", { path }, { ...by, "accept-language": language })
    assert.equal(status, 200, text)
    return body.data.url
  }
  /** Follows a link as a browser does: without a token, in the language of the device. */
  const follow = (url: string) =>
    endpoints.request(url, {
      headers: { accept: "text/html,*/*", "accept-language": "en", referer: "http://x/staff/people" },
    })

  it("open every file without a token, in the language of the back office", async () => {
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: emma })
    const departure = await createDeparture(tours.haLongCruise, { date: inDays(42), capacity: 5 })
    const files = {
      "/exports/bookings": "dat-cho.csv",
      "/exports/bookings/sheet?search=H%E1%BB%99i+An&sort=newest": "dat-cho-",
      "/exports/consultations": "yeu-cau-tu-van.csv",
      "/exports/customers": "khach-hang.csv",
      "/exports/people/sheet": "khach-hang-",
      [`/exports/people/${id}/data`]: "du-lieu-ca-nhan.json",
      [`/exports/day/sheet?date=${inDays(42)}`]: `lich-ngay-${inDays(42)}.xlsx`,
      [`/exports/departures/${departure}/sheet`]: `danh-sach-khach-${inDays(42)}-0800.xlsx`,
    }
    for (const [path, name] of Object.entries(files)) {
      const answer = await follow(await link(path))
      assert.equal(answer.status, 200, path)
      assert.ok(answer.headers.get("content-disposition")?.startsWith(`attachment; filename="${name}`), path)
    }
    const told = await follow(await link(`/exports/people/${id}/data`))
    assert.equal((await told.json()).email, emma.email)
    const vi = await follow(await link("/exports/bookings/sheet"))
    assert.ok((await readSheet(Buffer.from(await vi.arrayBuffer())))[0]?.includes("Trạng thái"))
  })

  it("open nothing else, end after a minute, and don't outlive the account", async () => {
    const url = await link("/exports/bookings")
    const token = url.slice(url.indexOf("user="))
    for (const wrong of [
      url.replace("/bookings", "/customers"),
      url.replace("lang=vi", "lang=en"),
      url.replace(/user=[^&]+/, `user=${crypto.randomUUID()}`),
      `/api/bookings?lang=vi&${token}`,
      "/api/exports/bookings?user=x&token=y",
    ])
      assert.equal((await follow(wrong)).status, 401, wrong)
    for (const path of ["/people", "https://evil.example", "/exports/../users", "//evil.example"])
      assert.equal((await api.post("/exports/links", { path }, headers)).status, 422, path)
    mock.timers.enable({ apis: ["Date"], now: Date.now() + 61_000 })
    assert.equal((await follow(url)).status, 401)
    mock.timers.reset()
    const gone = await signInStaff(api, "staff", "gone")
    const theirs = await link("/exports/bookings", gone.headers)
    await disableUser(api, gone)
    assert.equal((await follow(theirs)).status, 401)
  })

  it("say in a sentence why a file can't be had", async () => {
    const clerk = await signInStaff(api, "staff", "clerk")
    const missing = await follow(await link(`/exports/departures/${crypto.randomUUID()}/sheet`))
    assert.equal(missing.status, 404)
    const page = await missing.text()
    assert.match(page, /<h1>Chưa tải được tệp<\/h1>\s*<p>Không tìm thấy[^<]+<\/p>\s*<a href="\/staff\/people">Quay lại/)
    assert.equal((await follow(await link("/exports/people/sheet", clerk.headers))).status, 403)
    const unasked = await endpoints.request(await link(`/exports/departures/${crypto.randomUUID()}/sheet`))
    assert.equal((await unasked.json()).code, "NOT_FOUND")
  })
})
