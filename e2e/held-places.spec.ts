import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Departure } from "../src/domain/departures/departure.ts"
import { solve } from "../src/server/testing/fixtures.ts"
import { type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"

/** The browser logs the 409 of a key that proves no mailbox. */
const EXPECTED = /status of 409|\.js csp$/
const PARTY = 2
let guests = 0

test.use({ siteOptions: {} })

async function send(site: TestSite, request: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.origin}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(request),
  })
  return response.json()
}

async function book(site: TestSite, productId: string, departure: Departure, travelers: number, language = "en") {
  const email = `held${++guests}@mail.example`
  const request = {
    productId,
    productType: "tour",
    travelers,
    travelDate: departure.date,
    departureId: departure._id,
    language,
    customerInfo: { name: "Emma Jones", email, phone: "+44 7911 123456", countryCode: "GB" },
  }
  const answer = await send(site, request)
  return answer.code === "PROOF_REQUIRED" ? send(site, request, { "x-proof": await solve(answer.challenge) }) : answer
}

async function linkFor(site: TestSite, id: string): Promise<string> {
  const link = new RegExp(`(?:/vi)?/bookings/${id}\\?confirm=[\\w-]{43}`)
  for (;;) {
    const folder = join(site.dataDir, "outbox")
    for (const name of readdirSync(folder).filter((name) => name.endsWith(".eml"))) {
      const mail = readFileSync(join(folder, name), "latin1").replace(/=\r\n/g, "").replaceAll("=3D", "=")
      const found = link.exec(mail)
      if (found) return found[0]
    }
    await setTimeout(100)
  }
}

/** Returns a tour with departures whose visitors' network has used up its unconfirmed places. */
async function prepare(site: TestSite) {
  const { data: tours } = await site.call("GET", "/tours?limit=50")
  for (const { _id, hasDepartures } of tours) {
    const { data } = hasDepartures ? await site.call("GET", `/tours/${_id}/departures`) : { data: [] }
    const roomy = (data as Departure[]).filter(({ placesLeft, capacity }) => placesLeft >= 10 && capacity < 500)
    if (roomy.length < 5) continue
    for (const departure of roomy.slice(0, 2)) await book(site, _id, departure, 10)
    return { productId: _id as string, departures: roomy.slice(2) }
  }
  throw new Error("The demo has no tour with five roomy departures.")
}

test.describe("a request that holds no places because its network has too many unconfirmed ones", () => {
  test("says so, and holds its places once the mailed link is opened, with and without JavaScript", async ({
    page,
    site,
    newVisitor,
    expectProblems,
  }) => {
    const { productId, departures } = await prepare(site)
    const placesLeft = async ({ _id }: Departure) => {
      const { data } = await site.call("GET", `/tours/${productId}/departures`)
      return (data as Departure[]).find((departure) => departure._id === _id)?.placesLeft
    }
    const [first, second, third] = departures as [Departure, Departure, Departure]

    const { booking, guestToken } = await book(site, productId, first, PARTY)
    assert.deepEqual([booking.placesHeld, await placesLeft(first)], [false, first.placesLeft])
    expectProblems(EXPECTED)
    await visit(page, `/bookings/${booking._id}#key=${guestToken}`)
    await page.getByRole("button", { name: "Confirm my email" }).click()
    await page
      .getByText(`Your places aren't held yet. Open the link in our email to ${booking.customerInfo.email}`)
      .waitFor()
    assert.equal(await page.getByText("open the link in the email we sent you").count(), 0)
    await visit(page, await linkFor(site, booking._id))
    await page.getByTestId("reference").waitFor()
    assert.equal(await placesLeft(first), first.placesLeft)
    await page.getByRole("button", { name: "Confirm my email" }).click()
    await page.getByText("and we'll hold your places").waitFor({ state: "detached" })
    assert.ok(!page.url().includes("confirm"))

    assert.equal(await placesLeft(first), first.placesLeft - PARTY)

    const vietnamese = await book(site, productId, second, PARTY, "vi")
    const plain = await newVisitor({ javaScriptEnabled: false })
    await plain.goto(await linkFor(site, vietnamese.booking._id))
    assert.equal(await placesLeft(second), second.placesLeft)
    await plain.getByRole("button", { name: "Xác nhận email" }).click()
    await plain.getByTestId("reference").waitFor()
    assert.equal(await plain.getByText("Chúng tôi chưa giữ chỗ cho bạn").count(), 0)

    assert.equal(await placesLeft(second), second.placesLeft - PARTY)

    const late = await book(site, productId, third, PARTY)
    const { data: signedIn } = await site.call("POST", "/auth/login", STAFF)
    const path = `/departures?tourId=${productId}&from=${third.date}&to=${third.date}`
    const [{ version, booked }] = (await site.call("GET", path, undefined, signedIn.token)).data
    await site.call(
      "PUT",
      `/departures/${third._id}`,
      { capacity: Math.max(booked, 1), minimum: null, version },
      signedIn.token,
    )
    const latecomer = await newVisitor()
    await visit(latecomer, await linkFor(site, late.booking._id))
    await latecomer.getByRole("button", { name: "Confirm my email" }).click()
    await latecomer.getByText("This date has filled up").waitFor()
  })
})
