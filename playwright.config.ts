import { defineConfig } from "@playwright/test"
import { FLAGS, findChromium } from "./e2e/chromium.ts"

/*
 * `npx playwright test`, or `npx playwright test account --project phone`. Each test runs on one screen: on the
 * desktop's, or on the phone's when it is tagged @phone. Tests of what differs between them are tagged @both.
 */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  forbidOnly: Boolean(process.env.CI),
  // One more than CI has processors, because journeys often wait.
  workers: 3,
  // A failed test runs once more for its trace, since tracing every test takes a sixth of the time. It still fails the run.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 600_000,
  expect: { timeout: 45_000 },
  reporter: "list",
  use: {
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    locale: "en-GB",
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    // Global setup has installed it by the time that the workers read this.
    launchOptions: { executablePath: findChromium() ?? "chromium", args: FLAGS },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grep: /@(phone|both)/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
})
