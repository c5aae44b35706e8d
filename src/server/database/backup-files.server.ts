import { createHash } from "node:crypto"
import { createReadStream, existsSync } from "node:fs"
import { cp, mkdir, readdir, stat } from "node:fs/promises"
import { join } from "node:path"

export async function copyFiles(from: string, to: string): Promise<Record<string, string>> {
  await mkdir(to, { recursive: true })
  if (!existsSync(from)) return {}
  await cp(from, to, { recursive: true })
  const hashes: Record<string, string> = {}
  for (const path of (await readdir(to, { recursive: true })).sort())
    if ((await stat(join(to, path))).isFile()) hashes[path] = await hashFile(join(to, path))
  return hashes
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest("hex")
}
