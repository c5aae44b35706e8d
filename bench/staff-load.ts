import { chromium } from "@playwright/test"
import { FLAGS, findOrInstallChromium } from "../e2e/chromium.ts"
import { STAFF } from "../e2e/site.ts"
import type { Figure } from "./figures.ts"

const LOADS = 3

/** Measures the first load of the back office with an empty cache: until Today shows its lists, and its scripts. */
export async function staffFigures(origin: string): Promise<Figure[]> {
  const token = await signIn(origin)
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: FLAGS })
  try {
    const loads: Load[] = []
    for (let load = 0; load < LOADS; load++) {
      const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } })
      await page.addInitScript((stored) => localStorage.setItem("authToken", stored), token)
      const scripts: Promise<number>[] = []
      page.on("requestfinished", (request) => {
        if (request.resourceType() === "script") scripts.push(request.sizes().then((sizes) => sizes.responseBodySize))
      })
      const startedAt = performance.now()
      await page.goto("/staff", { waitUntil: "commit" })
      // The first row of a list: the demo company has requests that wait.
      await page.getByText(/GHE-/).first().waitFor()
      const milliseconds = performance.now() - startedAt
      const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
      loads.push({ milliseconds, kilobytes: bytes / 1000 })
      await page.close()
    }
    const [, middle] = loads.toSorted((a, b) => a.milliseconds - b.milliseconds)
    return [
      { name: "staff: first load, ms", value: middle?.milliseconds ?? Number.NaN },
      { name: "staff: js, kB gzip", value: middle?.kilobytes ?? Number.NaN },
    ]
  } finally {
    await browser.close()
  }
}

type Load = { milliseconds: number; kilobytes: number }

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(STAFF),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}
