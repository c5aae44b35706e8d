import { readdirSync, readFileSync } from "node:fs"
import { watch } from "node:fs/promises"
import { join } from "node:path"
import { simpleParser } from "mailparser"

const WAIT_MS = 60_000

/**
 * Waits for a mail to an address in the outbox folder, and returns the path of its link to a page. Ignores mails in
 * `seen`, and adds it.
 * @throws Error when none comes
 */
export async function linkMailedTo(address: string, page: string, dataDir: string, seen: Set<string>): Promise<string> {
  const folder = join(dataDir, "outbox")
  const found = new AbortController()
  const signal = AbortSignal.any([found.signal, AbortSignal.timeout(WAIT_MS)])
  const events = watch(folder, { signal })[Symbol.asyncIterator]()
  try {
    for (;;) {
      // Watch before reading, so that no mail is missed.
      const change = events.next()
      change.catch(() => {})
      const link = await findLink(address, page, folder, seen)
      if (link) return link
      await change
    }
  } catch (error) {
    throw new Error(`No mail to ${address} with a link to ${page} came.`, { cause: error })
  } finally {
    found.abort()
  }
}

async function findLink(address: string, page: string, folder: string, seen: Set<string>): Promise<string | undefined> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".eml") && !seen.has(name))
  for (const name of names.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))) {
    const { to, text = "" } = await simpleParser(readFileSync(join(folder, name)))
    const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.endsWith(page))
    if (![to].flat().some((addresses) => addresses?.text.includes(address)) || !link) continue
    seen.add(name)
    const { pathname, search, hash } = new URL(link)
    return pathname + search + hash
  }
  return undefined
}
