import { get } from "node:http"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { chromium, type Request } from "@playwright/test"
import { FLAGS, findOrInstallChromium } from "../e2e/chromium.ts"
import type { Figure } from "./figures.ts"

const KINDS: Record<string, string> = {
  document: "html",
  script: "js",
  stylesheet: "css",
  font: "font",
  image: "image",
}
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/

export type Page = { name: string; path: string }

export async function findPages(origin: string): Promise<Page[]> {
  const firstSlug = async (kind: string) => {
    const answer = await fetch(`${origin}/api/${kind}?limit=1`)
    return ((await answer.json()) as { data: { slug: string }[] }).data[0]?.slug
  }
  return [
    { name: "home", path: "/" },
    { name: "list", path: "/tours" },
    { name: "detail", path: `/tour/${await firstSlug("tours")}` },
    { name: "transfers", path: "/transfers" },
    { name: "transfer", path: `/transfer/${await firstSlug("transfers")}` },
    { name: "post", path: `/blog/${await firstSlug("blogs")}` },
  ]
}

export async function pageWeight(origin: string, path: string, name: string): Promise<Figure[]> {
  const loaded = await loadedBy(origin, path)
  const figures = [...Map.groupBy(loaded, (request) => KINDS[request.resourceType()] ?? "other")].map(
    async ([kind, requests]): Promise<Figure[]> => {
      const urls = requests.map((request) => request.url())
      const detail = `${urls.length} ${urls.length === 1 ? "file" : "files"}`
      return [
        { name: `${name}: ${kind}, kB brotli`, value: await kilobytes(urls, "br"), detail },
        { name: `${name}: ${kind}, kB gzip`, value: await kilobytes(urls, "gzip") },
      ]
    },
  )
  const everything = await kilobytes(
    loaded.map((request) => request.url()),
    "br",
  )
  return [
    ...(await Promise.all(figures)).flat(),
    { name: `${name}: everything, kB brotli`, value: everything },
    { name: `${name}: requests`, value: loaded.length },
  ]
}

async function loadedBy(origin: string, path: string): Promise<Request[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: FLAGS })
  try {
    const page = await browser.newPage({ ...PHONE, baseURL: origin, serviceWorkers: "block" })
    const finished: Request[] = []
    page.on("requestfinished", (request) => finished.push(request))
    await page.goto(path, { waitUntil: "networkidle" })
    return finished.filter((request) => request.url().startsWith(origin))
  } finally {
    await browser.close()
  }
}

async function kilobytes(urls: string[], encoding: "br" | "gzip"): Promise<number> {
  const sizes = await Promise.all(urls.map((url) => transferred(url, encoding)))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function transferred(url: string, encoding: "br" | "gzip"): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () => {
        const body = Buffer.concat(chunks)
        const { "content-encoding": encoded, "content-type": type = "" } = response.headers
        const final =
          encoded || !COMPRESSIBLE.test(type)
            ? body
            : encoding === "br"
              ? brotliCompressSync(body)
              : gzipSync(body, { level: 9 })
        resolve(final.length)
      })
    })
    request.on("error", reject)
  })
}
