import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { inDays, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
const { headers } = await signInStaff(api, "operations", "nga")

const card = (expires: string) => ({ kind: "guideInternational", number: "101234567", class: "", expires })
const minh = {
  kind: "guide",
  name: "Trần Văn Minh",
  phone: "0912 345 678",
  languages: ["en", "ko"],
  homeCity: "Hà Nội",
  papers: [card(inDays(20))],
}
const add = async (body: object) => {
  const answer = await api.post("/resources", body, headers)
  assert.equal(answer.status, 201, answer.text)
  return answer.body.data
}
const change = (id: string, body: object) => api.put(`/resources/${id}`, body, headers)
const names = async (query: string) =>
  (await api.get(`/resources?${query}`, headers)).body.data.map(({ name }: { name: string }) => name)
const errorsOf = ({ body }: { body: { errors: { field: string; message: string }[] } }) =>
  body.errors.map(({ field, message }) => `${field}: ${message}`)

describe("guides, drivers, vehicles and boats", () => {
  it("are listed by kind, by a search without accents, and by papers that expire in 30 days", async () => {
    await add(minh)
    await add({ kind: "guide", name: "Lê Thị Hoa", papers: [card(inDays(31))] })
    await add({
      kind: "driver",
      name: "Phạm Văn Bình",
      papers: [{ kind: "licence", class: "D2", expires: inDays(-1) }],
    })
    await add({ kind: "vehicle", name: "29B-123.45", vehicleKind: "Ford Transit", seats: 16, bags: 8 })
    await add({
      kind: "boat",
      name: "Bình Minh 08",
      seats: 40,
      cabins: [{ name: { en: "Suite", vi: "Phòng hạng sang" }, count: 2 }],
    })
    assert.deepEqual(await names("kind=guide"), ["Lê Thị Hoa", "Trần Văn Minh"])
    assert.deepEqual(await names("search=binh"), ["Phạm Văn Bình", "Bình Minh 08"])
    assert.deepEqual(await names("search=0912345678"), ["Trần Văn Minh"])
    assert.deepEqual(await names("search=ford"), ["29B-123.45"])
    assert.deepEqual(await names("expiring=true"), ["Phạm Văn Bình", "Trần Văn Minh"])
  })

  it("are archived and used again, and keep their kind", async () => {
    const { _id, version } = await add({ kind: "vehicle", name: "51F-999.99" })
    const archived = await change(_id, { isArchived: true, version })
    assert.equal(archived.body.data.isArchived, true)
    assert.ok(!(await names("kind=vehicle")).includes("51F-999.99"))
    assert.deepEqual(await names("archived=true"), ["51F-999.99"])
    assert.equal((await api.get(`/resources/${_id}`, headers)).body.data.name, "51F-999.99")
    assert.equal((await change(_id, { kind: "boat" })).status, 422)
    assert.equal((await change(_id, { isArchived: false, version })).body.code, "VERSION_CONFLICT")
    assert.equal((await change(_id, { isArchived: false })).status, 200)
  })

  it("refuse what is wrong with a sentence for each field, in both languages", async () => {
    const wrong = {
      ...{ kind: "vehicle", name: "", seats: 0, languages: ["xx"], phone: "0912 345 678 / 0987 654 321" },
      papers: [{ kind: "licence", number: "79", expires: "2027-02-30" }],
      cabins: [{ name: "Suite", count: 0 }],
    }
    const english = await api.post("/resources", wrong, { ...headers, "accept-language": "en" })
    assert.equal(english.status, 422)
    assert.deepEqual(errorsOf(english), [
      "phone: Please enter one phone number here. You can write a second one into your message or requests.",
      "languages.0: Please choose languages from the list",
      "papers.0.expires: Please enter a valid date such as 2027-02-05",
      "seats: Please enter 1 to 500 seats",
      "cabins.0.count: Please enter how many there are, 1 to 200",
    ])
    const papers = [{ kind: "licence", number: "79" }, { kind: "badge" }]
    const vietnamese = { ...headers, "accept-language": "vi" }
    assert.deepEqual(
      errorsOf(await api.post("/resources", { kind: "vehicle", name: "", papers: [papers[0]] }, vietnamese)),
      [
        "name: Vui lòng nhập biển số, ví dụ 29B-123.45",
        "papers.0.kind: Vui lòng chọn loại giấy tờ trong danh sách. Hướng dẫn viên và xe có giấy tờ khác nhau.",
      ],
    )
    assert.deepEqual(
      errorsOf(await api.post("/resources", { kind: "vehicle", name: "x", papers: [papers[1]] }, vietnamese)),
      ["papers.0.number: Vui lòng nhập số hoặc ngày hết hạn của giấy tờ này"],
    )
    const unknown = { kind: "guide", name: "x", partnerId: crypto.randomUUID() }
    assert.deepEqual(errorsOf(await api.post("/resources", unknown, { ...headers, "accept-language": "en" })), [
      "partnerId: This partner doesn't exist",
    ])
  })

  it("share no account, even if two are added at once", async () => {
    const { _id: accountId } = (await signInStaff(api, "guide", "son")).user
    const answers = await Promise.all(
      ["Sơn A", "Sơn B"].map((name) => api.post("/resources", { kind: "guide", name, accountId }, headers)),
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 422])
  })

  it("have days off, which end after they begin", async () => {
    const { _id: resourceId } = await add({ kind: "driver", name: "Ngô Văn Tư" })
    const days = { resourceId, from: inDays(3), to: inDays(5), reason: "Về quê" }
    const added = (await api.post("/resources/absences", days, headers)).body.data
    const listed = async () => (await api.get(`/resources/${resourceId}/absences`, headers)).body.data
    assert.deepEqual(await listed(), [added])
    const path = `/resources/absences/${added._id}`
    const early = await api.put(path, { to: inDays(2) }, { ...headers, "accept-language": "en" })
    assert.deepEqual(errorsOf(early), ["to: The last day is before the first"])
    assert.equal((await api.request(path, { method: "DELETE", headers })).status, 200)
    assert.deepEqual(await listed(), [])
  })
})

describe("partners", () => {
  it("lend guides and vehicles, and stay on them when they are archived", async () => {
    const partner = (await api.post("/partners", { name: "Xe Hạ Long", phone: "0203 123 456" }, headers)).body.data
    const { _id } = await add({ kind: "vehicle", name: "14B-001.23", partnerId: partner._id })
    const archive = { isArchived: true, version: partner.version }
    assert.equal((await api.put(`/partners/${partner._id}`, archive, headers)).status, 200)
    assert.equal((await api.get(`/resources/${_id}`, headers)).body.data.partnerId, partner._id)
    assert.equal((await api.get("/partners", headers)).body.data.at(-1).name, "Xe Hạ Long")
  })
})
