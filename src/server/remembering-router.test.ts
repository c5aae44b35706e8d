import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { Hono } from "hono"
import { RememberingRouter } from "./remembering-router.server.ts"

const site = new Hono({ router: new RememberingRouter() })
  .use(async (c, next) => {
    await next()
    c.header("seen", c.req.path)
  })
  .get("/tours/featured/list", (c) => c.text("featured"))
  .get("/tours/:id/departures", (c) => c.text(`departures of ${c.req.param("id")}`))
  .post("/tours", (c) => c.text("made"))
  .get("*", (c) => c.text(`page ${c.req.path}`))

const ask = async (path: string, method = "GET") => {
  const answer = await site.request(path, { method })
  return [await answer.text(), answer.headers.get("seen")]
}

describe("the router", () => {
  it("finds the same however often it is asked", async () => {
    for (let time = 0; time < 3; time++) {
      assert.deepEqual(await ask("/tours/featured/list"), ["featured", "/tours/featured/list"])
      assert.deepEqual(await ask("/tours/7/departures"), ["departures of 7", "/tours/7/departures"])
      assert.deepEqual(await ask("/tours/8/departures"), ["departures of 8", "/tours/8/departures"])
      assert.deepEqual(await ask("/tours"), ["page /tours", "/tours"])
      assert.deepEqual(await ask("/tours", "POST"), ["made", "/tours"])
    }
  })

  it("knows a route that was added later", async () => {
    const router = new RememberingRouter<string>()
    router.add("GET", "*", "any")
    assert.deepEqual(
      router.match("GET", "/x")[0].map(([handler]) => handler),
      ["any"],
    )
    router.add("GET", "/x", "one")
    assert.deepEqual(
      router.match("GET", "/x")[0].map(([handler]) => handler),
      ["any", "one"],
    )
  })

  it("goes on finding when more addresses were asked for than it remembers", () => {
    const router = new RememberingRouter<string>()
    router.add("GET", "*", "any")
    for (let number = 0; number < 1_200; number++) assert.equal(router.match("GET", `/${number}`)[0].length, 1)
    assert.equal(router.match("GET", "/3")[0][0]?.[0], "any")
  })
})
