import assert from "node:assert/strict"
import { FLAGS, findChromium } from "./chromium.ts"
import { test, visit } from "./fixtures.ts"

// An address of the local network is no secure context, so browsers hide a part of their features.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? "chromium",
    args: [...FLAGS, "--host-resolver-rules=MAP ghe.test 127.0.0.1"],
  },
})

test("forms work on plain http at a local address", async ({ page, site, expectProblems }) => {
  // A form that is sent at once asks for a proof of work.
  expectProblems(/status of 429|Cross-Origin-Opener-Policy header has been ignored/)
  const origin = `http://ghe.test:${new URL(site.origin).port}`
  await visit(page, `${origin}/contact`)
  assert.equal(await page.evaluate(() => isSecureContext), false)
  const form = page.getByRole("main").locator("form").first()
  await form.getByLabel("Full name").fill("Emma Jones")
  await form.getByLabel("Email").fill("emma@mail.example")
  await form.getByLabel("Subject").fill("Hà Giang")
  await form.getByLabel("Message").fill("In March?")
  await page.getByRole("button", { name: "Send message", exact: true }).click()
  await page.getByText("Message sent successfully!").waitFor()
})
