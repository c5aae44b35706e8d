import { createConfirmLink, createUnsubscribeLink } from "../../src/domain/newsletter/newsletter.server.ts"
import { inDays } from "../../src/server/testing/fixtures.ts"
import { type ContractSite, fresh, json, type Samples } from "./contract-site.ts"

/** Returns a new email each time, because rate limits apply to each. */
const writer = () => ({ name: "Emma Jones", email: `${fresh("emma")}@mail.example`, phone: "+44 7911 123456" })
const letter = () => ({ ...writer(), subject: "Night train", message: "Where can we leave our bags?" })

export async function formSamples(site: ContractSite): Promise<Samples> {
  const { api, visitors } = site
  const consult = () => ({ ...letter(), tourReference: { tourId: site.tours.hoiAnLanterns }, interests: ["food"] })
  await api.post("/consultations", { ...consult(), travelDates: { startDate: inDays(9), endDate: inDays(12) } })
  await api.post("/contact", letter())
  const [consultation] = (await api.get("/consultations", visitors.staff.headers)).body.data
  const [message] = (await api.get("/contact", visitors.staff.headers)).body.data
  const versionOf = async (path: string) => (await api.get(path, visitors.staff.headers)).body.data.version
  const confirmation = async () => {
    const { email } = writer()
    return { email, token: await createConfirmLink(email, "en") }
  }
  const farewell = async () => {
    const { email, token } = await confirmation()
    await api.post(`/newsletter/confirm?token=${token}`, {})
    return createUnsubscribeLink(email)
  }
  return {
    "POST /consultations": () => json("POST", "/consultations", consult()),
    "GET /consultations/{id}": () => ({ method: "GET", path: `/consultations/${consultation._id}` }),
    "PUT /consultations/{id}": async () => {
      const { version } = (await api.get(`/consultations/${consultation._id}`, visitors.staff.headers)).body.data
      return json("PUT", `/consultations/${consultation._id}`, { status: "contacted", note: fresh("Called"), version })
    },
    "POST /questions": () =>
      json("POST", "/questions", { message: "Is there shade?", contact: writer().email, tour: "lanterns-of-hoi-an" }),
    "POST /contact": () => json("POST", "/contact", letter()),
    "GET /contact/{id}": () => ({ method: "GET", path: `/contact/${message._id}` }),
    "PUT /contact/{id}": async () => {
      const version = await versionOf(`/contact/${message._id}`)
      return json("PUT", `/contact/${message._id}`, { owner: visitors.staff.user._id, note: fresh("Called"), version })
    },
    "GET /enquiries/{id}": () => ({ method: "GET", path: `/enquiries/${message._id}` }),
    "POST /enquiries": () =>
      json("POST", "/enquiries", {
        channel: "zalo",
        name: "Minh",
        chatName: "minh.sapa",
        message: fresh("Còn chỗ không?"),
        language: "vi",
      }),
    "POST /enquiries/{id}/answers": async () => {
      const version = await versionOf(`/enquiries/${message._id}`)
      const answer = { subject: "Re: Night train", text: fresh("Yes, with us."), version }
      return json("POST", `/enquiries/${message._id}/answers`, answer)
    },
    "GET /exports/people/{id}/data": () => ({ method: "GET", path: `/exports/people/${message._id}/data` }),
    "GET /people/{id}": () => ({ method: "GET", path: `/people/${message._id}` }),
    "POST /newsletter": () => json("POST", "/newsletter", { email: writer().email }),
    "GET /newsletter/confirm": async () => ({
      method: "GET",
      path: `/newsletter/confirm?token=${(await confirmation()).token}`,
    }),
    "POST /newsletter/confirm": async () => ({
      method: "POST",
      path: `/newsletter/confirm?token=${(await confirmation()).token}`,
    }),
    "GET /newsletter/unsubscribe": async () => ({
      method: "GET",
      path: `/newsletter/unsubscribe?token=${await farewell()}`,
    }),
    "POST /newsletter/unsubscribe": async () => ({
      method: "POST",
      path: `/newsletter/unsubscribe?token=${await farewell()}`,
    }),
  }
}
