import sharp from "sharp"
import { inDays } from "../../src/server/testing/fixtures.ts"
import type { Samples } from "./contract-site.ts"
import { type ContractSite, json, type Sent } from "./contract-site.ts"

let made = 0
const fresh = (word: string) => `${word}-${++made}`

export async function staffSamples(site: ContractSite): Promise<Samples> {
  return {
    ...peopleSamples,
    ...userSamples(site),
    ...settingsSamples(site),
    ...openingSamples,
    ...mailWordsSamples,
    ...presetSamples,
    ...vehicleSamples(site),
    ...(await uploadSamples(site)),
  }
}

const peopleSamples: Samples = {
  "POST /exports/links": () => json("POST", "/exports/links", { path: "/exports/bookings" }),
  "POST /people/export": () => json("POST", "/people/export", { email: "nobody@mail.example" }),
  "POST /people/erase": () => json("POST", "/people/erase", { email: "nobody@mail.example" }),
}

function userSamples({ api, visitors }: ContractSite): Samples {
  const person = () => ({ name: "Office", email: `${fresh("office")}@ghe.example`, role: "staff" })
  const invited = async () => (await api.post("/users", person(), visitors.staff.headers)).body.data
  return {
    "POST /users": () => json("POST", "/users", person()),
    "GET /users/{id}": async () => ({ method: "GET", path: `/users/${(await invited())._id}` }),
    "POST /users/{id}/password-link": async () => json("POST", `/users/${(await invited())._id}/password-link`, {}),
    "GET /users/{id}/leaving": async () => ({ method: "GET", path: `/users/${(await invited())._id}/leaving` }),
    "POST /users/{id}/leave": async () => json("POST", `/users/${(await invited())._id}/leave`, {}),
    "PUT /users/{id}": async () => json("PUT", `/users/${(await invited())._id}`, { isDisabled: true }),
  }
}

function settingsSamples({ api, visitors }: ContractSite): Samples {
  const stored = async (path: string) => {
    const { updatedAt, ...settings } = (await api.get(`${path}?view=edit`, visitors.staff.headers)).body.data
    return settings
  }
  // Of the groups, accountants change this one.
  const path = "/settings/group/pricing"
  return {
    "PUT /settings": async () => json("PUT", "/settings", { ...(await stored("/settings")), holdHours: 140 + ++made }),
    "POST /settings/logo": () => ({ method: "POST", path: "/settings/logo", body: logoForm() }),
    "GET /settings/group/{group}/changes": () => ({ method: "GET", path: `${path}/changes` }),
    "PUT /settings/group/{group}": async () =>
      json("PUT", path, { ...(await stored(path)), exchangeRate: { vndPerUsd: 25_000 + ++made, date: inDays(0) } }),
  }
}

const openingSamples: Samples = {
  "POST /opening/preview": () => json("POST", "/opening/preview", {}),
  "POST /opening/test-mail": () => json("POST", "/opening/test-mail", {}),
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><rect width="3" height="1" fill="#0b5d57"/></svg>`

function logoForm(): FormData {
  const form = new FormData()
  form.append("image", new File([LOGO], "logo.svg", { type: "image/svg+xml" }))
  return form
}

const KIND = "/mail-words/password-changed"
const mailWordsSamples: Samples = {
  "GET /mail-words/{kind}": () => ({ method: "GET", path: KIND }),
  "GET /mail-words/{kind}/samples": () => ({ method: "GET", path: `${KIND}/samples` }),
  "GET /mail-words/{kind}/{language}/changes": () => ({ method: "GET", path: `${KIND}/en/changes` }),
  "POST /mail-words/{kind}/preview": () => json("POST", `${KIND}/preview`, { en: { opening: "Bye from {{company}}" } }),
  "POST /mail-words/{kind}/test": () => json("POST", `${KIND}/test`, { language: "en" }),
  "PUT /mail-words/{kind}/{language}": () => json("PUT", `${KIND}/en`, { texts: { opening: fresh("Changed") } }),
}

const presetSamples: Samples = {
  "PUT /presets/replies": () =>
    json("PUT", "/presets/replies", { items: [{ name: { en: fresh("Visa") }, text: { en: "Dear {{guest}}" } }] }),
  "PUT /presets/policies": () => {
    const cancellationBands = [{ hoursBefore: 24, refundPercent: 100 }]
    return json("PUT", "/presets/policies", {
      items: [{ name: { en: fresh("Flexible") }, cancellationBands, cancellationPolicy: null }],
    })
  },
}

function vehicleSamples({ api, visitors }: ContractSite): Samples {
  const vehicle = () => ({
    code: fresh("coach"),
    name: { en: "Coach", vi: "Xe khách" },
    seats: 29,
    loads: [
      { people: 27, largeBags: 0 },
      { people: 18, largeBags: 18 },
    ],
  })
  const added = async () => (await api.post("/transfers/vehicles", vehicle(), visitors.staff.headers)).body.data
  return {
    "POST /transfers/vehicles": () => json("POST", "/transfers/vehicles", vehicle()),
    "PUT /transfers/vehicles/{code}": async () => {
      const { code, version } = await added()
      return json("PUT", `/transfers/vehicles/${code}`, { seats: 30, version })
    },
    "DELETE /transfers/vehicles/{code}": async () => ({
      method: "DELETE",
      path: `/transfers/vehicles/${(await added()).code}`,
    }),
  }
}

export const PICTURE = await sharp({ create: { width: 4, height: 3, channels: 3, background: "#0b5d57" } })
  .png()
  .toBuffer()

export function pictureForm(field: string, folder: string, times = 1): FormData {
  const form = new FormData()
  for (let nth = 0; nth < times; nth++) form.append(field, new File([new Uint8Array(PICTURE)], `${nth}.png`))
  form.append("folder", folder)
  return form
}

async function uploadSamples(site: ContractSite): Promise<Samples> {
  const send = (path: string, form: () => FormData) => (): Sent => ({ method: "POST", path, body: form() })
  const one = send("/upload/image", () => pictureForm("image", "company"))
  const kept = async () => {
    const sent = { ...one(), headers: site.headersOf("staff") }
    return (await (await site.send(sent)).json()).data
  }
  await kept()
  return {
    "POST /upload/image": one,
    "POST /upload/images": send("/upload/images", () => pictureForm("images", "tours", 2)),
    "POST /upload/editor": send("/upload/editor", () => pictureForm("image", "blog")),
    "DELETE /upload/image/{id}": async () => ({ method: "DELETE", path: `/upload/image/${(await kept())._id}` }),
  }
}
