import assert from "node:assert/strict"
import { createConfirmationLink } from "../../src/domain/account/security/email-verification.server.ts"
import { createResetLink } from "../../src/domain/account/security/password-reset.server.ts"
import { type Harness, withHarness } from "./harness.ts"
import { each } from "./load.ts"
import { type Ask, askWithRetry, bearer, newNetwork, PASSWORD, type Person, register } from "./requests.ts"

export type TokensOptions = { people: number; say: (line: string) => void }

const AT_ONCE = 4
const SESSIONS = 3
const NEW_PASSWORD = "brand new"

/** `over` selects the tokens that must be invalid afterwards. The newest is last. */
type Ending = {
  over: (tokens: string[]) => string[]
  prepare?: (harness: Harness, people: Person[]) => Promise<unknown>
  end: (person: Person) => Omit<Ask, "network">
}

/** Checks that every way to end a session makes the next request a 401. */
export async function proveTokens({ people: number, say }: TokensOptions): Promise<void> {
  await withHarness("postgres", async (harness) => {
    await harness.start()
    const secrets = new Map<string, string>()
    const admin = await signInAdmin(harness)
    for (const [name, ending] of Object.entries(endings(secrets, admin))) {
      const people: Person[] = []
      await each([...Array(number).keys()], AT_ONCE, async (n) => {
        const email = `${name.replaceAll(" ", "-")}-${n}@thu.example`
        people.push(await register(harness.origin(), email, newNetwork(), SESSIONS - 1))
      })
      await ending.prepare?.(harness, people)
      const seen = { dead: 0, alive: 0 }
      await each(people, AT_ONCE, async (person) => {
        const over = ending.over(person.tokens)
        for (const token of person.tokens) assert.equal(await statusOf(harness, token), 200)
        const { status, text } = await askWithRetry(harness.origin(), { ...ending.end(person), network: newNetwork() })
        assert.equal(status, 200, text)
        for (const token of over) seen[(await statusOf(harness, token)) === 401 ? "dead" : "alive"]++
        for (const token of person.tokens.filter((token) => !over.includes(token)))
          assert.equal(await statusOf(harness, token), 200, `${name} ended a token that was to go on`)
      })
      say(`${name}: ${seen.dead} of ${seen.dead + seen.alive} old tokens are answered 401 at once`)
      assert.equal(seen.alive, 0)
    }
  })
}

function endings(secrets: Map<string, string>, admin: string): Record<string, Ending> {
  const everything = (tokens: string[]) => tokens
  const post = (path: string, body: object, token?: string) => ({
    method: "POST",
    path,
    body,
    ...(token && { headers: bearer(token) }),
  })
  const put = (path: string, body: object, token?: string) => ({ ...post(path, body, token), method: "PUT" })
  return {
    logout: {
      over: (tokens) => tokens.slice(-1),
      end: ({ tokens }) => post("/auth/logout", {}, tokens.at(-1)),
    },
    "another password": {
      over: everything,
      end: ({ tokens }) =>
        put("/auth/change-password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, tokens.at(-1)),
    },
    "a password by mail": {
      over: everything,
      prepare: (harness, people) =>
        harness.inspect(async () => {
          for (const { id, email } of people) secrets.set(id, (await createResetLink(email)) ?? "")
        }),
      end: ({ id }) => post("/auth/reset-password", { token: secrets.get(id), password: NEW_PASSWORD }),
    },
    "taken out of use": {
      over: everything,
      end: ({ id }) => put(`/users/${id}`, { isDisabled: true }, admin),
    },
    "another address": {
      over: (tokens) => tokens.slice(0, -1),
      prepare: async (harness, people) => {
        const person = { name: "Nguyễn Thị Lan", phone: "0987 654 321", currentPassword: PASSWORD }
        for (const { email, tokens } of people) {
          const change = put("/auth/profile", { ...person, email: `new-${email}` }, tokens.at(-1))
          const { status, text } = await askWithRetry(harness.origin(), { ...change, network: newNetwork() })
          assert.equal(status, 200, text)
        }
        await harness.inspect(async () => {
          for (const { id, email } of people)
            secrets.set(id, (await createConfirmationLink(id, `new-${email}`))?.secret ?? "")
        })
      },
      end: ({ id, tokens }) => post("/auth/verify-email", { token: secrets.get(id) }, tokens.at(-1)),
    },
  }
}

async function statusOf(harness: Harness, token: string): Promise<number> {
  const { status } = await askWithRetry(harness.origin(), {
    path: "/auth/profile",
    network: newNetwork(),
    headers: bearer(token),
  })
  return status
}

async function signInAdmin(harness: Harness): Promise<string> {
  const body = { email: "staff@ghe.example", password: "twelve characters" }
  const { text } = await askWithRetry(harness.origin(), {
    method: "POST",
    path: "/auth/login",
    network: newNetwork(),
    body,
  })
  return (JSON.parse(text) as { data: { token: string } }).data.token
}
