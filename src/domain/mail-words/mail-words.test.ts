import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { LANGUAGES } from "#i18n/localized.ts"
import { checkFields } from "#server/check-fields.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import { bookTour, emma, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { EditedMail, ListedMail } from "./mail-words.ts"
import { fieldsOfMail } from "./mail-words-entry.server.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")
const KIND = "/mail-words/booking-received"

let made = 0
/** Books with an address of its own and returns the mail that the guest gets. */
async function mailAbout({ name = emma.name, language = "en" }: { name?: string; language?: string } = {}) {
  const customerInfo = { ...emma, name, email: `words.${++made}@mail.example` }
  await bookTour(api, tours.hoiAnLanterns, { customerInfo, language })
  const mail = (await api.sendMails()).find(({ headers }) => headers.to?.includes(customerInfo.email))
  assert.ok(mail)
  return mail
}

const edited = async (): Promise<EditedMail> => (await api.get(KIND, staff.headers)).body.data
const change = (texts: object, language = "en", version?: number) =>
  api.put(`${KIND}/${language}`, { texts, ...(version && { version }) }, staff.headers)
const reset = (language = "en") => change(Object.fromEntries(Object.keys(OWN).map((part) => [part, ""])), language)
const OWN = (await edited()).words.en.own

describe("the words of mails", () => {
  it("name only fields that their mail has", () => {
    for (const { mails } of mailKinds.all())
      for (const { mail } of mails)
        for (const [part, text] of Object.entries(mail.texts))
          for (const language of LANGUAGES)
            assert.deepEqual([...checkFields(text[language], fieldsOfMail(mail))], [], `${mail.kind} ${part}`)
  })

  it("are of one mail for each kind", () => {
    const kinds = mailKinds.all().flatMap(({ mails }) => mails.map(({ mail }) => mail.kind))
    assert.equal(new Set(kinds).size, kinds.length)
  })

  it("are sent as staff changed them, in one language alone", async () => {
    const { status, body } = await change({
      subject: "{{guest}}, we have it: {{reference}}",
      greeting: "Hello {{guest}}!",
      opening: "Thanks.\nWe answer by {{answerBy}}.",
      closing: "",
    })
    assert.equal(status, 200)
    assert.equal(body.data.version, 2)
    const { headers, text } = await mailAbout()
    assert.match(headers.subject ?? "", /^Emma Jones, we have it: GHE-/)
    assert.match(text, /^Hello Emma Jones!\n\nThanks\.\nWe answer by \d/)
    assert.doesNotMatch(text, /reply to this email/)
    const vietnamese = await mailAbout({ language: "vi" })
    assert.match(vietnamese.text, /^Kính gửi quý khách Emma Jones,\n/)
    const list: ListedMail[] = (await api.get("/mail-words", staff.headers)).body.data
    assert.deepEqual(list.find(({ _id }) => _id === "booking-received")?.changed, ["en"])
  })

  it("don't let a guest's name smuggle in fields or links", async () => {
    await change({ greeting: "Hello {{guest}}!", opening: "Bye {{guest}}." })
    assert.match((await mailAbout({ name: "{{reference}}" })).text, /^Hello guest!\n\nBye guest\./)
    assert.match((await mailAbout({ name: "http://evil.example" })).text, /^Hello guest!\n\nBye guest\./)
    assert.match((await mailAbout({ name: "" })).text, /^Hello,\n\nBye\./)
  })

  it("are the product's again once all of them are emptied", async () => {
    await change({ opening: "Another opening" })
    assert.equal((await reset()).status, 200)
    assert.deepEqual((await edited()).words.en.texts, OWN)
    assert.match((await mailAbout()).text, /^Dear Emma Jones,\n\nThank you for your booking request!/)
  })

  it("keep a subject, whatever is emptied", async () => {
    await change({ subject: "", heading: "" })
    assert.match((await mailAbout()).headers.subject ?? "", /^We have your request/)
    await reset()
  })

  it("show whose version is which, and refuse one that is out of date", async () => {
    await change({ opening: "One" })
    const { version } = (await edited()).words.en
    await change({ opening: "Two" }, "en", version)
    const late = await change({ opening: "Three" }, "en", version)
    assert.equal(late.status, 409)
    assert.equal(late.body.code, "VERSION_CONFLICT")
    const [last, before] = (await api.get(`${KIND}/en/changes`, staff.headers)).body.data
    assert.deepEqual([last.texts.opening, before.texts.opening], ["Two", "One"])
    assert.equal(last.by, staff.user.name)
    assert.equal(last.texts.greeting, OWN.greeting)
    await reset()
  })
})

describe("a wrong text of a mail", () => {
  const cases: [what: string, texts: object, part: string, en: string][] = [
    [
      "a field with a typing error",
      { opening: "Dear all\n\n{{gust}}, hello" },
      "opening",
      "Line 3: {{gust}} is not a field of this mail. Did you mean {{guest}}?",
    ],
    [
      "a field of another mail",
      { closing: "Until {{when}}" },
      "closing",
      "Line 1: {{when}} is not a field of this mail. The fields are {{guest}}, {{reference}}, {{trip}}, {{date}}, {{time}}, {{answerBy}}, {{company}}.",
    ],
    [
      "a field that isn't closed",
      { opening: "Hello {{guest}" },
      "opening",
      "Line 1: a field is written with two braces on each side, like {{guest}}.",
    ],
    ...["constructor", "__proto__", "toString"].map((name): (typeof cases)[number] => [
      `${name}, a name that every object in JavaScript has`,
      { opening: `{{${name}}}` },
      "opening",
      `Line 1: {{${name}}} is not a field of this mail. The fields are {{guest}}, {{reference}}, {{trip}}, {{date}}, {{time}}, {{answerBy}}, {{company}}.`,
    ]),
    ["a subject of two lines", { subject: "One\nTwo" }, "subject", "Please write this on one line"],
    ["a text that is too long", { opening: "a".repeat(2001) }, "opening", "This text is too long"],
    ["a part that the mail doesn't have", { postscript: "Bye" }, "postscript", "The request has an unknown field"],
  ]
  for (const [what, texts, part, en] of cases) {
    it(`is refused: ${what}`, async () => {
      const { status, body } = await change(texts)
      assert.equal(status, 422)
      assert.deepEqual(body.errors, [{ field: `texts.${part}`, message: en }])
      const preview = await api.post(`${KIND}/preview`, { en: texts }, staff.headers)
      assert.deepEqual(preview.body.errors, [{ field: `en.${part}`, message: en }])
    })
  }

  it("is explained in Vietnamese", async () => {
    const headers = { ...staff.headers, "accept-language": "vi" }
    const { body } = await api.put(`${KIND}/vi`, { texts: { opening: "{{gust}}" } }, headers)
    assert.equal(body.errors[0].message, "Dòng 1: email này không có trường {{gust}}. Có phải bạn muốn viết {{guest}}?")
  })

  it("has no kind, or no such language", async () => {
    assert.equal((await api.put("/mail-words/nothing/en", { texts: {} }, staff.headers)).status, 404)
    assert.equal((await api.put(`${KIND}/fr`, { texts: {} }, staff.headers)).status, 404)
  })
})

describe("a preview of a mail", () => {
  it("is what will be sent, about the newest booking, in both languages", async () => {
    const sent = await mailAbout()
    const { body } = await api.post(
      `${KIND}/preview`,
      { vi: { opening: "Xin chào {{guest}} & {{company}}" } },
      staff.headers,
    )
    const { en, vi } = body.data
    assert.equal(en.subject, sent.headers.subject)
    const withoutSecrets = (text: string) =>
      text
        .replace(/#key=\S+/g, "")
        .replace(/&key=\S+/g, "")
        .trim()
    assert.equal(withoutSecrets(en.text), withoutSecrets(sent.text))
    assert.match(vi.text, /Xin chào Emma Jones & Ghé Việt Nam/)
    assert.match(vi.html, /Xin chào Emma Jones &amp; Ghé Việt Nam/)
  })

  it("exists of every kind, and has no field left", async () => {
    await api.post("/contact", { name: "An", email: "an@mail.example", subject: "Bags", message: "Where to?" })
    const list: ListedMail[] = (await api.get("/mail-words", staff.headers)).body.data
    for (const { _id } of list) {
      const samples = (await api.get(`/mail-words/${_id}/samples`, staff.headers)).body.data
      const { status, body, text } = await api.post(`/mail-words/${_id}/preview`, {}, staff.headers)
      assert.equal(status, 200, `${_id}: ${text}`)
      if (body.data === null) {
        assert.deepEqual(samples, [])
        assert.equal((await api.post(`/mail-words/${_id}/test`, { language: "en" }, staff.headers)).status, 404)
        continue
      }
      for (const language of LANGUAGES) assert.doesNotMatch(JSON.stringify(body.data[language]), /\{\{|undefined/, _id)
    }
  })

  it("goes to oneself as a test mail", async () => {
    await change({ opening: "A trial" })
    const { status } = await api.post(`${KIND}/test`, { language: "en" }, staff.headers)
    assert.equal(status, 200)
    const mail = (await api.sendMails()).find(({ headers }) => headers.to?.includes(staff.user.email))
    assert.match(mail?.text ?? "", /\n\nA trial\n/)
    await reset()
  })
})
