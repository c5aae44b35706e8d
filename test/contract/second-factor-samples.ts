import { storeSettings } from "../../src/domain/settings/settings.server.ts"
import type { ErrorCode } from "../../src/server/openapi/errors.server.ts"
import { company, signInStaff, type Visitor } from "../../src/server/testing/fixtures.ts"
import { createAuthenticator } from "../../src/server/testing/passkey.ts"
import { appCodeOf, STAFF_PASSWORD, setUpApp, ticketFor } from "../../src/server/testing/second-factor.ts"
import { type ContractSite, fresh, type InvalidInput, json, type Samples, type Sent } from "./contract-site.ts"

const OWN = "/auth/second-factor"
const currentPassword = STAFF_PASSWORD

export function secondFactorSamples(site: ContractSite): Samples {
  const { api } = site
  const somebody = () => signInStaff(api, "staff", fresh("factor"))
  const withApp = async () => {
    const visitor = await somebody()
    return { visitor, ...(await setUpApp(api, visitor)) }
  }
  const withPasskey = async () => {
    const visitor = await somebody()
    const authenticator = createAuthenticator()
    const passkey = authenticator.create(await passkeyOptions(visitor))
    const { body } = await api.post(`${OWN}/passkeys`, { name: "Key", passkey }, visitor.headers)
    return { visitor, authenticator, id: body.data.passkeys[0]._id as string }
  }
  const passkeyOptions = async ({ headers }: Visitor) =>
    (await api.post(`${OWN}/passkeys/options`, { currentPassword }, headers)).body.data
  const own = (path: string, body: object, { headers }: Visitor) => json("POST", `${OWN}${path}`, body, headers)
  const begun = async (visitor: Visitor) =>
    (await api.post(`${OWN}/app`, { currentPassword }, visitor.headers)).body.data.secret
  const setUpTicket = async () => {
    const { user } = await somebody()
    return whileRequired(() => ticketFor(api, user.email))
  }
  return {
    [`POST ${OWN}`]: async () => {
      const { visitor, secret } = await withApp()
      return json("POST", OWN, { ticket: await ticketFor(api, visitor.user.email), code: appCodeOf(secret, 1) })
    },
    [`POST ${OWN}/passkey-options`]: async () => {
      const { visitor } = await withApp()
      return json("POST", `${OWN}/passkey-options`, { ticket: await ticketFor(api, visitor.user.email) })
    },
    [`POST ${OWN}/setup/app`]: async () => json("POST", `${OWN}/setup/app`, { ticket: await setUpTicket() }),
    [`POST ${OWN}/setup/app/confirm`]: async () => {
      const ticket = await setUpTicket()
      const { secret } = (await api.post(`${OWN}/setup/app`, { ticket })).body.data
      return json("POST", `${OWN}/setup/app/confirm`, { ticket, code: appCodeOf(secret) })
    },
    [`POST ${OWN}/setup/passkey-options`]: async () =>
      json("POST", `${OWN}/setup/passkey-options`, { ticket: await setUpTicket() }),
    [`POST ${OWN}/setup/passkey`]: async () => {
      const ticket = await setUpTicket()
      const options = (await api.post(`${OWN}/setup/passkey-options`, { ticket })).body.data
      const passkey = createAuthenticator().create(options)
      return json("POST", `${OWN}/setup/passkey`, { ticket, name: "Key", passkey })
    },
    [`POST ${OWN}/app`]: async () => own("/app", { currentPassword }, await somebody()),
    [`POST ${OWN}/app/confirm`]: async () => {
      const visitor = await somebody()
      return own("/app/confirm", { code: appCodeOf(await begun(visitor)) }, visitor)
    },
    [`POST ${OWN}/app/remove`]: async () => own("/app/remove", { currentPassword }, (await withApp()).visitor),
    [`POST ${OWN}/passkeys/options`]: async () => own("/passkeys/options", { currentPassword }, await somebody()),
    [`POST ${OWN}/passkeys`]: async () => {
      const visitor = await somebody()
      const passkey = createAuthenticator().create(await passkeyOptions(visitor))
      return own("/passkeys", { name: "Key", passkey }, visitor)
    },
    [`POST ${OWN}/passkeys/{id}/remove`]: async () => {
      const { visitor, id } = await withPasskey()
      return own(`/passkeys/${id}/remove`, { currentPassword }, visitor)
    },
    [`POST ${OWN}/recovery-codes`]: async () => own("/recovery-codes", { currentPassword }, (await withApp()).visitor),
    [`POST ${OWN}/reset`]: async () => json("POST", `${OWN}/reset`, { userId: (await withApp()).visitor.user._id }),
    "POST /auth/passkey/options": () => ({ method: "POST", path: "/auth/passkey/options" }),
    "POST /auth/passkey": async () => {
      const { authenticator } = await withPasskey()
      const options = (await api.post("/auth/passkey/options", {})).body.data
      return json("POST", "/auth/passkey", { passkey: authenticator.get(options) })
    },
    "DELETE /auth/sessions": async () => ended("", await somebody()),
    "DELETE /auth/sessions/{id}": async () => {
      const visitor = await somebody()
      const [session] = (await api.get("/auth/sessions", visitor.headers)).body.data
      return ended(`/${session._id}`, visitor)
    },
  }
}

const ended = (path: string, { headers }: Visitor): Sent => ({
  method: "DELETE",
  path: `/auth/sessions${path}`,
  headers,
})

async function whileRequired<T>(work: () => Promise<T>): Promise<T> {
  await setRequired(["staff"])
  try {
    return await work()
  } finally {
    await setRequired([])
  }
}

const setRequired = (secondFactorRoles: "staff"[]) => storeSettings({ ...company, secondFactorRoles })

export const SECOND_FACTOR_INVALID_INPUTS = {
  SECOND_FACTOR_REQUIRED: async ({ site }) => {
    const visitor = await signInStaff(site.api, "staff", fresh("factor"))
    await setUpApp(site.api, visitor)
    return { sent: json("POST", "/auth/login", { email: visitor.user.email, password: currentPassword }) }
  },
  SECOND_FACTOR_SETUP_REQUIRED: async ({ site }) => {
    const { user } = await signInStaff(site.api, "staff", fresh("factor"))
    await setRequired(["staff"])
    const sent = json("POST", "/auth/login", { email: user.email, password: currentPassword })
    return { sent, between: () => setRequired([]) }
  },
  LAST_FACTOR: async ({ sample }) => {
    const sent = await sample()
    await setRequired(["staff"])
    return { sent, between: () => setRequired([]) }
  },
} as const satisfies Partial<Record<ErrorCode, InvalidInput>>
